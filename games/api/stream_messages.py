"""The messages of a stream as the schema shows them: what is written line by line, as Structs."""

from functools import cache
from typing import Any

import msgspec

from games.api.schema import any_game
from games.live.listening import EventPage, Heartbeat
from games.store.log import EventView
from shapes.components import NamedUnion
from uu_service.api.struct_schema import Late


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


StreamMessages = Late(lambda: _messages(any_game()))
