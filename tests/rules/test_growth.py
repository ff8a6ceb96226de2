"""A stored game survives new fields: one with a default changes no byte of a game that does not use it."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cards.language.catalogue import default_set
from games.rules.kernel.game import apply, decode_table, start
from games.rules.kernel.prompts import fill
from games.rules.kernel.rng import Rng
from games.rules.kernel.ruleset import Ruleset
from games.rules.registration import SHIPPED
from tests.harness.walk import seed_of

encode = msgspec.msgpack.encode
KERNEL = {"Rng", "Outcome"}
"""Older than any ruleset: their fields are complete."""


def tables(ruleset: Ruleset) -> Iterator[bytes]:
    """The Tables of a random game, as they are stored."""
    cards, rng = ruleset.compile([default_set(ruleset.name)]), Rng(seed_of(5))
    state = start(ruleset, cards, ruleset.Options(), 4, seed_of(4)).state
    while not state.outcome:
        yield state.shown
        prompt = rng.pick(state.prompts)
        state = apply(ruleset, cards, state, fill(prompt, rng.pick(prompt.forms), rng)).state


def structs_in(value: Any) -> Iterator[msgspec.Struct]:
    """A Struct and all that it holds. Options are written out in full, so that a changed default changes no game."""
    if isinstance(value, msgspec.Struct):
        yield value
        for name in value.__struct_fields__:
            if name != "options":
                yield from structs_in(getattr(value, name))
    if isinstance(value, list | dict):
        for item in value.values() if isinstance(value, dict) else value:
            yield from structs_in(item)


def grown(struct: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """The Struct as it would be with one more field."""
    return msgspec.defstruct(f"Grown{struct.__name__}", [("added", int, 7)], bases=(struct,), kw_only=True)


@pytest.mark.parametrize("ruleset", SHIPPED, ids=lambda ruleset: ruleset.name)
def test_a_new_field_with_a_default_changes_no_byte_of_a_stored_table(ruleset: Ruleset) -> None:
    wider: dict[type[msgspec.Struct], type[msgspec.Struct]] = {}
    for stored in list(tables(ruleset))[::20]:
        for part in structs_in(decode_table(ruleset, stored)):
            if type(part).__name__ not in KERNEL:
                data = encode(part)
                with_more = wider.setdefault(type(part), grown(type(part)))
                assert encode(msgspec.msgpack.decode(data, type=with_more)) == data, type(part)
    assert ruleset.Table in wider
