"""The listening endpoints as the schema shows them: they are plain async views, which drf-spectacular cannot see."""

from typing import Any

from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request
from rest_framework.response import Response

from games.api import bodies
from games.api.door import GameEndpoint
from games.api.schema import documented
from games.live.listening import EventPage
from uu_service.api.problems import InvalidQuery, NotFound

GAME = "/api/v1/games/{game_id}"
REGEX = "/api/v1/games/<uuid:game_id>"


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
        "Server-sent events. `event` messages have the event's number as their id and an EventView as data; `now` "
        "tells after each batch what you may do (an EventPage without events); `heartbeat` carries the newest number "
        "every 15 seconds; `resync` carries your whole view when you ask for too old a number. A reconnecting client "
        "sends `Last-Event-ID`. A browser puts a `ticket` into the address.",
        query=bodies.StreamQuery,
        parameters=[
            OpenApiParameter("Last-Event-ID", str, OpenApiParameter.HEADER, description="Where you stopped."),
        ],
        answers={(200, "text/event-stream"): bodies.StreamMessage},
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
