"""Which cards a seat does not know, and how to deal them again: for bots, which guess at them."""

from collections.abc import Iterator, Mapping

import msgspec

from games.rules.kernel.prompts import Action, Filling
from games.rules.kernel.run import Answer
from games.rules.kernel.table import Copy, Zone
from games.rules.kill_the_unicorns.cards import KuCards
from games.rules.kill_the_unicorns.table import KuTable
from games.rules.kill_the_unicorns.view import is_hidden


def unknown(cards: KuCards, table: KuTable, seat: int) -> list[list[Copy]]:
    """The unicorns to come, the hunt cards of others, every seat's stratagems, and in which order tokens lie."""
    groups = [list(table.deck)]
    for other in range(table.seats):
        groups.append(_hunt_cards(table, seat, other))
        groups.append(_stratagems(cards, table, seat, other))
    groups += (_tokens(cards, table, article) for article in table.stock)
    return [group for group in groups if len(group) > 1]


def _hunt_cards(table: KuTable, seat: int, other: int) -> list[Copy]:
    hunter = table.hunters[other]
    if other == seat:
        return []
    is_open = hunter.total is not None or hunter.exposed
    spent = hunter.spent if table.options.discards_are_hidden else []
    return [*hunter.hand, *([] if is_open else hunter.played), *spent]


def _stratagems(cards: KuCards, table: KuTable, seat: int, other: int) -> list[Copy]:
    """A seat knows those that it laid itself, that it has looked at, and those that have been turned up."""
    hunter = table.hunters[other]
    if other == seat:
        return list(hunter.deck)
    seen = {*table.hunters[seat].looked_at, table.revealed}
    row = [copy for slot in table.row for copy in slot.stratagems if copy not in seen]
    theirs = [copy for copy in row if table.owner_of(cards, copy) == other]
    discarded = hunter.discarded if table.options.discards_are_hidden else []
    return [*hunter.deck, *hunter.drawn, *theirs, *discarded]


def _tokens(cards: KuCards, table: KuTable, article: str) -> list[Copy]:
    """Those in stock; where they lie face down, also those that were left in the box."""
    if not is_hidden(cards, table, article):
        return list(table.stock[article])
    faces = {*cards.stock[article]}
    return [*table.stock[article], *(copy for copy in table.box if table.faces[copy] in faces)]


def exchange(cards: KuCards, table: KuTable, answers: list[Answer], put: Mapping[Copy, Copy]) -> list[Answer]:
    """Hands, and what was played of them, lie in order of value. Answers call hunt cards by their numbers too."""
    for zone in _hidden_zones(table):
        zone[:] = [put.get(copy, copy) for copy in zone]
    for slot in table.row:
        slot.above = None if slot.above is None else put.get(slot.above, slot.above)
        slot.below = None if slot.below is None else put.get(slot.below, slot.below)
    for hunter in table.hunters:
        hunter.hand.sort()
        hunter.played.sort()
    hunts = range(cards.first_hunt, cards.first_hunt + table.seats * len(cards.hunts))
    table.exchange_ids({one: other for one, other in put.items() if one not in hunts})
    return [_renamed(cards, answer, put) for answer in answers]


def _hidden_zones(table: KuTable) -> Iterator[Zone]:
    yield from (table.deck, table.box, *table.stock.values())
    for hunter in table.hunters:
        yield from (hunter.hand, hunter.played, hunter.spent, hunter.deck, hunter.drawn, hunter.discarded)
        yield hunter.looked_at


def _renamed(cards: KuCards, answer: Answer, put: Mapping[Copy, Copy]) -> Answer:
    action = answer.action
    if action.seat is None or "cards" not in action.fields:
        return answer
    renamed = [_new_name(cards, action.seat, name, put) for name in action.some("cards")]
    fields: dict[str, Filling] = {**action.fields, "cards": renamed}
    return Answer(answer.place, msgspec.structs.replace(action, fields=fields))


def _new_name(cards: KuCards, seat: int, name: str, put: Mapping[Copy, Copy]) -> str:
    first = cards.first_hunt + seat * len(cards.hunts)
    copy = first + cards.hunt_ids.index(name)
    return cards.hunt_ids[put.get(copy, copy) - first]


def alike(cards: KuCards, action: Action) -> tuple[object, ...]:
    """Hunt cards of the same number and total value do the same."""
    if "cards" not in action.fields:
        return (action.type, *(str(value) for value in action.fields.values()))
    values = [cards.faces[cards.hunts[cards.hunt_ids.index(name)]].card.value or 0 for name in action.some("cards")]
    return (action.type, len(values), sum(values))
