"""What happened, once, in order: an event is a type, and its type says which of its facts not everybody may know.

Every viewer sees every event; what a viewer may not know is null, and the event is never left out. Events are stored
as lists of their values: a new field goes to the end and has a default.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import fields, replace

from games.rules.kernel.words import Say

T = TypeVar("T")


RESERVED = frozenset({"type", "number", "at", "text", "heading"})
"""What every event has beside its own fields when somebody reads it."""


class Known(Struct, Generic[T], frozen=True, array_like=True, gc=False):
    """A fact that not everybody may know: one value for all, or a value for each of some seats.

    Who knows is decided where the event is emitted. In an event as a viewer sees it, `value` is all there is.
    """

    value: T | None = None
    only: dict[int, T] | None = None

    def seen_by(self, viewer: int | None) -> "Known[T]":
        """What this seat, or a spectator (None), may know of it."""
        if self.only is None:
            return self
        return UNKNOWN if viewer is None or viewer not in self.only else Known(self.only[viewer])


UNKNOWN: Known[Any] = Known()
"""What nobody may know."""


def known_to(seat: int, value: T) -> Known[T]:
    """A fact for one seat alone."""
    return Known(None, {seat: value})


class Event(Struct, frozen=True, array_like=True, gc=False, tag_field="type"):
    """A fact in the past tense. A subclass says what happened: its docstring, its tag, and a line for each field."""

    heading: ClassVar[Literal[0, 1, 2]] = 0
    """Which part of the game it begins: 1 for a large one, 2 for a smaller one within, 0 for none."""

    @property
    def type(self) -> str:
        """The word by which its type is known outside."""
        return tag_of_event(type(self))

    @property
    def wording(self) -> str:
        """Which sentence tells it, the message `event-<wording>`. Its tag, unless a fact asks for another sentence."""
        return tag_of_event(type(self)).replace("_", "-")

    def items(self) -> Sequence[Say]:
        """What its sentence lists, each in words of its own."""
        return ()


E = TypeVar("E", bound=Event)


def tag_of_event(kind: type[Event]) -> str:
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def seen_by(event: E, viewer: int | None) -> E:
    """The event as this seat, or a spectator (None), may know it."""
    partly = partly_known(type(event))
    if not partly:
        return event
    return replace(event, **{name: getattr(event, name).seen_by(viewer) for name in partly})


@cache
def partly_known(kind: type[Event]) -> tuple[str, ...]:
    """The fields that not everybody may know."""
    return tuple(name for name, hint in get_type_hints(kind).items() if get_origin(hint) is Known)


@cache
def shown_type(kind: type[Event], name: str) -> object:
    """The type of a field as a viewer meets it, with what is said of it: a value that some may not know can be null."""
    hint = get_type_hints(kind, include_extras=True)[name]
    if name not in partly_known(kind):
        return hint
    inner, *said = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    value = get_args(inner)[0] | None
    return Annotated[(value, *said)] if said else value


def values_of(event: Event) -> list[object]:
    """The values of an event as a viewer saw it, in the order of its fields."""
    partly = partly_known(type(event))
    values = ((name, getattr(event, name)) for name in event.__struct_fields__)
    return [value.value if name in partly else value for name, value in values]


def plain_facts(event: Event) -> dict[str, object]:
    """All that the event holds, as plain data by name; what is for some seats stands under `only`, seat by seat."""
    facts: dict[str, object] = {}
    for field in fields(type(event)):
        value = getattr(event, field.name)
        if isinstance(value, Known):
            value = value.value if value.only is None else {"only": value.only}
        facts[field.encode_name] = value
    told: dict[str, object] = msgspec.to_builtins(facts, str_keys=True)
    return told


def fingerprint(events: list[Event]) -> bytes:
    """Tells whether a re-run said the same as was already published."""
    return blake2b(encode(events), digest_size=8).digest()


encode = msgspec.msgpack.Encoder().encode
