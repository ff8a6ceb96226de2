"""The log of a game: how steps are stored, and what each viewer may read of them."""

from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

import msgspec
from msgspec import Meta

from games.models import Step
from games.rules.kernel.events import Event, seen_by
from games.rules.kernel.prompts import Action

_encode = msgspec.msgpack.encode
_decode_events = msgspec.msgpack.Decoder(list[Event]).decode
_decode_action = msgspec.msgpack.Decoder(Action).decode


class EventView(msgspec.Struct, frozen=True):
    """One event as its viewer may know it. `type` is an open set: ignore what you do not know."""

    number: int
    type: Annotated[str, Meta(description="An open set, listed in `docs/events.md`: ignore what you do not know.")]
    at: datetime
    data: dict[str, Any]


def make_step(game_id: UUID, version: int, at: datetime, events: list[Event], action: Action | None) -> Step:
    """The step after `version` events."""
    return Step(
        game_id=game_id,
        first=version + 1,
        last=version + len(events),
        at=at,
        action=_encode(action) if action else b"",
        events=_encode(events),
    )


def events_after(game_id: UUID, after: int, viewer: int | None, most: int) -> list[EventView]:
    """At most that many events with a higher number, as this viewer may know them."""
    steps = Step.objects.filter(game_id=game_id, last__gt=after).order_by("last")[:most]
    found = [seen for step in steps for seen in events_of(step, viewer) if seen.number > after]
    return found[:most]


def events_of_everybody(game_id: UUID, after: int, most: int) -> list[EventView]:
    """With every seat's secrets. For operators with the permission for it; never for a viewer."""
    steps = Step.objects.filter(game_id=game_id, last__gt=after).order_by("last")[:most]
    found = []
    for step in steps:
        for index, event in enumerate(_decode_events(bytes(step.events))):
            secrets = [{"seats": list(hidden.seats), **hidden.data} for hidden in event.secrets]
            data = {**event.data, "secrets": secrets} if secrets else event.data
            found.append(EventView(step.first + index, event.type, step.at, data))
    return [event for event in found if event.number > after][:most]


def events_of(step: Step, viewer: int | None) -> list[EventView]:
    events = _decode_events(bytes(step.events))
    return [
        EventView(step.first + index, event.type, step.at, seen_by(event, viewer)) for index, event in enumerate(events)
    ]


def began(step: Step) -> bool:
    """Whether this step holds the start of the game."""
    return any(event.type == "game_started" for event in _decode_events(bytes(step.events)))


def action_of(step: Step) -> Action | None:
    return _decode_action(bytes(step.action)) if step.action else None
