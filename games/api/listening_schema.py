"""The listening endpoints as the schema shows them: they are plain async views, which drf-spectacular cannot see."""

from functools import cache
from typing import Any

import msgspec
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.response import Response

from games.api import bodies
from games.api.door import GameEndpoint
from games.api.schema import any_game, documented
from games.live.listening import EventPage, Heartbeat
from games.store.log import EventView
from uu_service.api.problems import InvalidQuery, NotFound
from uu_service.api.schema import Late, NamedUnion

GAME = "/api/v1/games/{game_id}"
REGEX = "/api/v1/games/<uuid:game_id>"


class EventMessage(msgspec.Struct, tag_field="event", tag="event"):
    """Something happened. `id` is its number: a reconnecting client goes on after it."""

    id: int
    data: EventView


class NowMessage(msgspec.Struct, tag_field="event", tag="now"):
    """What may be done now, after each batch of events: a page without events."""

    data: EventPage


class HeartbeatMessage(msgspec.Struct, tag_field="event", tag="heartbeat"):
    """Every 15 seconds in which nothing happens."""

    data: Heartbeat


@cache
def _messages(game: Any) -> Any:
    """The messages of a stream, where views are of this type."""

    class ResyncMessage(msgspec.Struct, tag_field="event", tag="resync"):
        """You asked for too old a number: here is your whole view instead; events go on after it."""

        id: int
        data: game

    class StreamMessage(NamedUnion):
        """One message of the stream: its `event:` line, its `id:` line where it has one, and its `data:` line, which is
        the JSON of the member `data`. Ignore an `event` that you do not know."""

        members = EventMessage | NowMessage | HeartbeatMessage | ResyncMessage

    return StreamMessage


class EventsSchema(GameEndpoint):
    @documented(
        "listEvents",
        "Read or wait for events",
        "Every event after a number, for your eyes: what you may not know is left out of an event, never the event. "
        "With `wait`, an empty answer is put off for up to that many seconds until there is news.",
        query=bodies.EventsQuery,
        answers={200: EventPage},
        problems=[NotFound, InvalidQuery],
    )
    def get(self, request: Request) -> Response:
        raise AssertionError("only described here")


class StreamSchema(GameEndpoint):
    @documented(
        "streamEvents",
        "Stream events",
        "Server-sent events, one StreamMessage after the other. `event` messages carry an event; `now` tells after "
        "each batch what you may do; `heartbeat` carries the newest number every 15 seconds; `resync` carries your "
        "whole view when you ask for too old a number. A reconnecting client sends `Last-Event-ID`. A browser puts a "
        "`ticket` into the address.",
        query=bodies.StreamQuery,
        parameters=[
            OpenApiParameter("Last-Event-ID", str, OpenApiParameter.HEADER, description="Where you stopped."),
        ],
        answers={(200, "text/event-stream"): Late(lambda: _messages(any_game()))},
        problems=[NotFound, InvalidQuery],
    )
    def get(self, request: Request) -> Response:
        raise AssertionError("only described here")


def add_listening(endpoints: list[Any]) -> list[Any]:
    """For drf-spectacular's preprocessing."""
    more = [
        (f"{GAME}/events", f"{REGEX}/events", "GET", EventsSchema.as_view()),
        (f"{GAME}/stream", f"{REGEX}/stream", "GET", StreamSchema.as_view()),
    ]
    return [*endpoints, *more]
