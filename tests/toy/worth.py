"""How good a Table of the toy is for each seat: its part of all points, with a little for every card in hand."""

from tests.toy.table import ToyTable


def worth(table: ToyTable) -> list[float]:
    if table.outcome is not None:
        return [float(seat in table.outcome.winners) for seat in range(table.seats)]
    strengths = [1 + points + 0.1 * len(hand) for points, hand in zip(table.points, table.hands, strict=True)]
    return [strength / sum(strengths) for strength in strengths]
