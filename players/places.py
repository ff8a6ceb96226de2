"""In which place each seat came: the winners, then the others as the rules rank them, then those who gave up."""

from collections.abc import Collection, Sequence

from games.rules.kernel.ruleset import Ruleset
from games.rules.kernel.table import Outcome


def places_of(
    ruleset: Ruleset, outcome: Outcome, seats: int, *, conceded: Collection[int], away: Collection[int]
) -> dict[int, int]:
    """The place of each seat, counted as in sport: 1, 2, 2, 4. Where nobody wins, those who stayed share the first.

    A seat that is away when the game ends is last, unless it has won.
    """
    counted = [seat for seat in range(seats) if seat not in conceded]
    groups = ruleset.ranking(outcome, counted)
    gone = {seat for seat in range(seats) if seat in conceded or (seat in away and seat not in outcome.winners)}
    stayed = [[seat for seat in group if seat not in gone] for group in groups]
    return _numbered([*stayed, sorted(gone)])


def _numbered(groups: Sequence[Sequence[int]]) -> dict[int, int]:
    places: dict[int, int] = {}
    for group in groups:
        places.update(dict.fromkeys(group, len(places) + 1))
    return places
