"""What happened, in words, from a viewer's side: each event is told by the Fluent message `event-<wording>`.

A message gets the event's facts by their names. A seat `x` is `$x`, the name of who sits there, and `$x_is`: `you`,
`other`, or `none`. A card `x` is `$x`, its name, and `$x_is`: `known`, or `none` for who may not know it. Several cards
are `$x`, all their names, and `$x_count`. What an event lists is `$items`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, NamedTuple, TypeGuard, get_args, get_origin, get_type_hints

from msgspec import Struct

import words
from games.models import Seat
from games.rules.kernel.events import Event, Known, partly_known
from games.rules.kernel.words import NamedThing, Say
from games.services.texts import Speaker
from games.store.decks import Deck

Arguments = Mapping[str, object]


class EventTexts(NamedTuple):
    """Tells events to one viewer: a seat, or a spectator (None)."""

    speaker: Speaker
    viewer: int | None

    @classmethod
    def at(cls, seats: list[Seat], deck: Deck, language: str, viewer: int | None) -> "EventTexts":
        return cls(Speaker.at(seats, deck, language), viewer)

    def text(self, event: Event) -> str:
        """The sentence for an event as this viewer saw it."""
        args: dict[str, object] = {}
        for fact in _facts(type(event)):
            value = getattr(event, fact.name)
            args.update(fact.tell(self, fact.argument, value.value if fact.is_partly_known else value))
        if items := event.items():
            args["items"] = self.listed([self.item(item) for item in items])
        return words.say(self.speaker.language, f"event-{event.wording}", **args)

    def item(self, item: Say) -> str:
        """One thing of a list: its seats are told apart from the viewer as those of an event are."""
        args: dict[str, object] = {}
        for name, value in item.args.items():
            kind = _BY_PREFIX.get(name[:4], _plain)
            args.update(kind(self, name, value))
        return words.say(self.speaker.language, item.key, **args)

    def seat(self, number: int) -> str:
        """Who sits there now; a seat of the lobby may be free again."""
        return self.speaker.seats.get(number) or words.say(self.speaker.language, "seat-without-name")

    def card(self, card: str) -> str:
        return self.speaker.deck.name(card, self.speaker.language)

    def listed(self, things: Sequence[str]) -> str:
        return words.both(self.speaker.language, things)


Tell = Callable[[EventTexts, str, Any], Arguments]


class _Fact(NamedTuple):
    """A field of an event, and how it becomes arguments of a message."""

    name: str
    argument: str
    tell: Tell
    is_partly_known: bool


@cache
def _facts(kind: type[Event]) -> tuple[_Fact, ...]:
    partly = partly_known(kind)
    hints = get_type_hints(kind, include_extras=True)
    told = ((name, _how(_stripped(hints[name]))) for name in kind.__struct_fields__)
    return tuple(_Fact(name, name.rstrip("_"), tell, name in partly) for name, tell in told if tell is not None)


def _how(hint: object) -> Tell | None:
    """How a fact of this type is told; None for what no sentence names."""
    kinds = list(_named(hint))
    if get_origin(hint) is list:
        return _cards if NamedThing.CARD in kinds else None
    if kinds:
        return _seat if kinds[0] is NamedThing.SEAT else _card
    return _plain if not any(_is_struct(part) for part in (hint, *get_args(hint))) else None


def _named(hint: object) -> Iterator[NamedThing]:
    """What the value, or the one field of it that has a name, stands for."""
    if get_origin(hint) is Annotated:
        yield from _marks(hint)
    if _is_struct(hint):
        marks = [mark for field in get_type_hints(hint, include_extras=True).values() for mark in _marks(field)]
        yield from marks if marks == [NamedThing.CARD] else []
    else:
        for part in get_args(hint):
            yield from _named(part)


def _marks(hint: object) -> list[NamedThing]:
    return [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, NamedThing)]


def _stripped(hint: object) -> object:
    """Without descriptions around it, and without who may know it."""
    while True:
        if get_origin(hint) is Annotated and not _marks(hint):
            hint = get_args(hint)[0]
        elif get_origin(hint) is Known:
            (hint,) = get_args(hint)
        else:
            return hint


def _is_struct(hint: object) -> TypeGuard[type[Struct]]:
    return isinstance(hint, type) and issubclass(hint, Struct)


def _seat(texts: EventTexts, name: str, seat: int | None) -> Arguments:
    if seat is None:
        return {name: "", f"{name}_is": "none"}
    return {name: texts.seat(seat), f"{name}_is": "you" if seat == texts.viewer else "other"}


def _card(texts: EventTexts, name: str, card: str | Struct | None) -> Arguments:
    if card is None:
        return {name: "", f"{name}_is": "none"}
    return {name: texts.card(_face(card)), f"{name}_is": "known"}


def _cards(texts: EventTexts, name: str, cards: Sequence[str | Struct] | None) -> Arguments:
    if cards is None:
        return {name: "", f"{name}_is": "none", f"{name}_count": 0}
    named = texts.listed([texts.card(_face(card)) for card in cards])
    return {name: named, f"{name}_is": "known", f"{name}_count": len(cards)}


def _plain(texts: EventTexts, name: str, value: object) -> Arguments:
    return {name: "none" if value is None else value}


_BY_PREFIX: Mapping[str, Tell] = {"seat": _seat, "card": _card}


def _face(card: str | Struct) -> str:
    """Which card it is."""
    if isinstance(card, str):
        return card
    face: str = getattr(card, _face_field(type(card)))
    return face


@cache
def _face_field(kind: type[Struct]) -> str:
    return next(name for name, hint in get_type_hints(kind, include_extras=True).items() if _marks(hint))
