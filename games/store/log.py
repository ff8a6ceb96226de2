"""The log of a game: how steps are stored, and what each viewer may read of them."""

from datetime import datetime
from functools import cache, reduce
from operator import or_
from types import GenericAlias
from typing import NamedTuple
from uuid import UUID

import msgspec
from django.db.models import QuerySet

from games.models import LoggedStep
from games.rules.kernel.events import Event, seen_by
from games.rules.kernel.prompts import Action
from games.rules.kernel.ruleset import event_types
from games.rules.kernel.table_events import GameStarted
from uu_service.statements import written_once

MOST_STEPS = 500
_decode_action = msgspec.msgpack.Decoder(Action).decode


class Logged(NamedTuple):
    """An event with its number and its time."""

    number: int
    at: datetime
    event: Event


def events_after(game_id: UUID, after: int, viewer: int | None, most: int) -> list[Logged]:
    """At most that many events with a higher number, as this viewer may know them."""
    found = events_of_everybody(game_id, after, most)
    return [logged._replace(event=seen_by(logged.event, viewer)) for logged in found]


@written_once
def steps_after(game_id: UUID, after: int) -> QuerySet[LoggedStep]:
    """The next steps that have events of a higher number, at most `MOST_STEPS`."""
    return LoggedStep.objects.filter(game_id=game_id, last__gt=after).order_by("last")[:MOST_STEPS]


def events_of_everybody(game_id: UUID, after: int, most: int) -> list[Logged]:
    """With every seat's secrets. For operators with the permission for it; never for a viewer."""
    steps = LoggedStep.objects.filter(game_id=game_id, last__gt=after).order_by("last")[:most]
    return [logged for step in steps for logged in events_of(step) if logged.number > after][:most]


def events_of(step: LoggedStep) -> list[Logged]:
    events = decode_events(bytes(step.events))
    return [Logged(number, step.at, event) for number, event in enumerate(events, step.first)]


def began(step: LoggedStep) -> bool:
    """Whether this step holds the start of the game."""
    return any(isinstance(event, GameStarted) for event in decode_events(bytes(step.events)))


def action_of(step: LoggedStep) -> Action | None:
    return _decode_action(bytes(step.action)) if step.action else None


def decode_events(data: bytes) -> list[Event]:
    return _decoder(event_types()).decode(data)


@cache
def _decoder(kinds: tuple[type[Event], ...]) -> msgspec.msgpack.Decoder[list[Event]]:
    """Reads every event that there may be: no two have the same tag."""
    return msgspec.msgpack.Decoder(GenericAlias(list, (reduce(or_, kinds),)))
