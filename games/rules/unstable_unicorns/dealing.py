"""Which cards a seat does not know, and how to deal them again: for bots, which guess at them."""

from collections.abc import Mapping

from games.rules.kernel.prompts import Action, Filling
from games.rules.kernel.run import Answer
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.cards import Cards
from games.rules.unstable_unicorns.table import UnicornTable


def unknown(table: UnicornTable, seat: int) -> list[list[Copy]]:
    """The deck and the hands of others, but not a hand that is shown or cards that the seat is looking at."""
    looked = table.looked if table.looker == seat else []
    hidden = [copy for copy in table.deck if copy not in looked]
    for other in range(table.seats):
        if other != seat and not table.visible[other]:
            hidden += [copy for copy in table.hands[other] if copy not in looked]
    return [hidden]


def exchange(table: UnicornTable, answers: list[Answer], put: Mapping[Copy, Copy]) -> list[Answer]:
    """Only decks, hands and what somebody looks at hold cards that a seat may not know."""
    for zone in (table.deck, table.looked, *table.hands):
        zone[:] = [put.get(copy, copy) for copy in zone]
    table.exchange_ids(put)
    return answers


def alike(cards: Cards, table: UnicornTable, action: Action) -> tuple[object, ...]:
    """Copies of one card in one place do the same."""
    return (action.type, *(_told_apart(cards, table, value) for value in action.fields.values()))


def _told_apart(cards: Cards, table: UnicornTable, value: Filling) -> tuple[object, ...]:
    chosen = [value] if isinstance(value, str) else value
    return tuple(sorted(_kind(cards, table, choice) for choice in chosen))


def _kind(cards: Cards, table: UnicornTable, choice: str) -> tuple[str, int]:
    """A card by its name and the Stable that it is in; anything else by itself."""
    copy = table.copy_of(choice)
    if copy is None:
        return choice, -1
    seat = table.stable_of(copy)
    return cards.faces[table.faces[copy]].id, -1 if seat is None else seat
