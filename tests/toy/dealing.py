"""Which cards of the toy a seat does not know, and how they are dealt anew."""

from collections.abc import Mapping

from games.rules.kernel.prompts import Action
from games.rules.kernel.run import Answer
from games.rules.kernel.table import Copy
from tests.toy.table import ToyTable


def unknown(table: ToyTable, seat: int) -> list[list[Copy]]:
    """The deck and the hands of others."""
    others = [hand for other, hand in enumerate(table.hands) if other != seat]
    return [[*table.deck, *(copy for hand in others for copy in hand)]]


def exchange(table: ToyTable, answers: list[Answer], put: Mapping[Copy, Copy]) -> list[Answer]:
    for zone in (table.deck, *table.hands):
        zone[:] = [put.get(copy, copy) for copy in zone]
    table.exchange_ids(put)
    return answers


def alike(table: ToyTable, action: Action) -> tuple[object, ...]:
    """Cards that are alike do the same."""
    chosen = [choice for value in action.fields.values() for choice in ([value] if isinstance(value, str) else value)]
    copies = [table.copy_of(choice) for choice in chosen]
    return (action.type, *(c if copy is None else table.faces[copy] for c, copy in zip(chosen, copies, strict=True)))
