"""Events as the API shows them: each type of event is a type of the contract, with its number and time beside."""

from collections.abc import Iterable
from datetime import datetime
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from msgspec.structs import fields

from games.models import Game, Seat
from games.rules.kernel.events import Event, seen_by, shown_type, values_of
from games.rules.kernel.ruleset import event_types
from games.services.event_texts import EventTexts
from games.store.decks import deck_of
from games.store.log import Logged
from shapes.nodes import OpenUnion


class EventView(msgspec.Struct, frozen=True, tag_field="type"):
    """One event as its viewer may know it."""

    number: Annotated[int, Meta(description="The events of a game are numbered from 1, without gaps.")]
    at: Annotated[datetime, Meta(description="When it happened.")]
    text: Annotated[str, Meta(description="What happened, in your language and from your seat.")]
    heading: Annotated[
        int,
        Meta(description="1 where a large part of the game begins, 2 for a smaller part within, else 0: for a log."),
    ]


class EventViews(OpenUnion):
    """What happened, told apart by `type`. Everybody gets every event; what you may not know is null. Ignore a `type`
    that you do not know, or read the view again."""

    def joined(self) -> tuple[type[msgspec.Struct], ...]:
        return tuple(view_type_of(kind) for kind in event_types())


AnyEvent = Annotated[EventView, EventViews(), Meta(title="Event")]
"""In the contract: the union of all events that may happen."""


def event_views(
    game: Game, seats: list[Seat], found: Iterable[Logged], viewer: int | None, language: str
) -> list[EventView]:
    """These events as this seat, or a spectator (None), may know them, and in words."""
    texts = EventTexts.at(seats, deck_of(game), language, viewer)
    return [event_view(logged._replace(event=seen_by(logged.event, viewer)), texts) for logged in found]


def event_view(logged: Logged, texts: EventTexts) -> EventView:
    """Made of an event as its viewer saw it."""
    kind = type(logged.event)
    made: EventView = view_type_of(kind)(
        logged.number, logged.at, texts.text(logged.event), kind.heading, *values_of(logged.event)
    )
    return made


def make_event_types() -> None:
    """The types of all events, before there are threads that could meet one half made."""
    for kind in event_types():
        view_type_of(kind)


@cache
def view_type_of(kind: type[Event]) -> type[Any]:
    """`CardMoved` is shown as `CardMovedEvent`."""
    shown = [(field.name, shown_type(kind, field.name)) for field in fields(kind)]
    return msgspec.defstruct(
        f"{kind.__name__}Event",
        shown,
        bases=(EventView,),
        tag=kind.__struct_config__.tag,
        frozen=True,
        rename={field.name: field.encode_name for field in fields(kind)},
        namespace={"__doc__": kind.__doc__},
    )
