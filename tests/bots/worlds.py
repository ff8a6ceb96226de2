"""Random positions, and other worlds in which a seat is shown the very same: only what it cannot see differs.

A world is found by swapping two cards anywhere; what the seat is shown decides whether it is one, and no bot's code.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from cards.language.catalogue import default_set
from games.bots.answers import any_answer
from games.rules.kernel.game import State, apply, decode_table, resume, start
from games.rules.kernel.prompts import Action
from games.rules.kernel.rng import Rng
from games.rules.kernel.ruleset import Ruleset
from games.rules.kernel.table import Copy
from games.rules.kill_the_unicorns.ruleset import KillTheUnicorns
from games.rules.kill_the_unicorns.table import KuTable
from games.rules.unstable_unicorns.ruleset import UnstableUnicorns
from tests.rules.unstable_unicorns.walks import MANY_WINDOWS
from tests.toy.ruleset import Toy

SWAPS = 100
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "unstable_unicorns": [{}, {"edition": "chain", "targeting": "declared"}, {"redraw_once": True}],
    "many_windows": [{}, {"edition": "chain", "targeting": "declared"}],
    "kill_the_unicorns": [{}, {"variant": "expert"}, {"show_own_stratagems": True}],
    "toy": [{}],
}
RULESETS: dict[str, Ruleset] = {ruleset.name: ruleset for ruleset in (UnstableUnicorns(), KillTheUnicorns(), Toy())}
CARDS: dict[str, Any] = {
    name: ruleset.compile([] if name == "toy" else [default_set(name)]) for name, ruleset in RULESETS.items()
}
RULESETS["many_windows"], CARDS["many_windows"] = RULESETS["unstable_unicorns"], MANY_WINDOWS
"""Unstable Unicorns with many cards that open windows inside a chain."""


class Asked(NamedTuple):
    """A position in which a seat owes an answer, or is offered something."""

    ruleset: Ruleset
    cards: Any
    state: State
    seat: int


def positions(name: str, rng: Random, every: int = 9, rules: Ruleset | None = None) -> Iterator[Asked]:
    """Questions from random games, without end; by the rules of this name, or others like them."""
    ruleset, cards = rules or RULESETS[name], CARDS[name]
    while True:
        options = msgspec.convert(rng.choice(OPTIONS[name]), ruleset.Options)
        seats = rng.randint(max(3, ruleset.min_seats), 4)
        state = start(ruleset, cards, options, seats, rng.randbytes(32)).state
        while state.outcome is None:
            prompt = rng.choice([*state.owed, *state.offered])
            if prompt.seat is not None and rng.randrange(every) == 0:
                yield Asked(ruleset, cards, state, prompt.seat)
            action = any_answer(prompt, rng)
            state = apply(ruleset, cards, state, action).state


def another_world(asked: Asked, rng: Random) -> tuple[State, int]:
    """A state in which the seat is shown the same, and how many cards lie elsewhere in it."""
    swapped, world = 0, asked.state
    for _ in range(SWAPS):
        found = _swapped(asked, world, rng)
        if found is not None and shown_to(asked, found) == shown_to(asked, asked.state):
            swapped, world = swapped + 2, found
    return reseeded(asked, world), swapped


def shown_to(asked: Asked, state: State) -> bytes:
    """All that the seat sees: its view and its questions, at the start of the step and now."""
    ruleset, cards, _, seat = asked
    mine = [prompt for prompt in state.prompts if prompt.seat == seat]
    tables = [decode_table(ruleset, data) for data in (state.checkpoint, state.shown)]
    views = [ruleset.view(cards, table, seat) for table in tables]
    return msgspec.msgpack.encode([views, mine, _laid(asked, tables[1])])


def _laid(asked: Asked, table: Any) -> list[int]:
    """A seat knows which stratagems it laid itself, though its view does not show them."""
    if not isinstance(table, KuTable) or table.phase == "characters":
        return []
    lying = [copy for slot in table.row for copy in slot.stratagems]
    return [table.faces[copy] for copy in lying if table.owner_of(asked.cards, copy) == asked.seat]


def _swapped(asked: Asked, state: State, rng: Random) -> State | None:
    """The state with two cards of one kind swapped; None if that cannot be."""
    ruleset, cards = asked.ruleset, asked.cards
    table = decode_table(ruleset, state.checkpoint)
    one, other = rng.sample(range(len(table.faces)), 2)
    if table.faces[one] == table.faces[other] or _kind(asked, table, one) != _kind(asked, table, other):
        return None
    if isinstance(table, KuTable) and {one, other} <= {*table.box}:
        return None  # the box has no order
    before = _places(ruleset, table)
    answers = ruleset.exchange(cards, table, state.answers, {one: other, other: one})
    after = _places(ruleset, table)
    if after == before or sorted(after) != sorted(before):
        return None
    try:
        return _played(asked, table, state.step, [answer.action for answer in answers])
    except Exception:  # noqa: BLE001 - the answers do not fit this world
        return None


def _places(ruleset: Ruleset, table: Any) -> list[Copy]:
    return [copy for _, zone in ruleset.zones(table) for copy in zone]


def _kind(asked: Asked, table: Any, copy: Copy) -> object:
    """What a card could ever be mistaken for: in Kill the Unicorns every pile has cards of its own."""
    if not isinstance(table, KuTable):
        return None
    cards = asked.cards
    card = table.face(cards, copy).card
    if card.kind == "hunt":
        return "hunt", (copy - cards.first_hunt) // len(cards.hunts)
    if card.kind == "stratagem":
        return next(name for name in cards.decks if copy in table.deck_of(cards, name))
    return card.kind, card.article


def reseeded(asked: Asked, state: State) -> State:
    """With other shuffles, those of the step under way too, where the seat cannot tell."""
    table = decode_table(asked.ruleset, state.checkpoint)
    table.rng = Rng(bytes(reversed(table.rng.seed)), table.rng.drawn)
    other = _played(asked, table, state.step, [answer.action for answer in state.answers])
    return other if shown_to(asked, other) == shown_to(asked, state) else state


def _played(asked: Asked, table: Any, step: int, actions: list[Action]) -> State:
    state = resume(asked.ruleset, asked.cards, table, step).state
    for action in actions:
        state = apply(asked.ruleset, asked.cards, state, action).state
    return state
