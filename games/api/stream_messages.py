"""The messages of streams as the schema shows them: what is written line by line, as Structs."""

from functools import cache
from typing import Any

import msgspec

from games.api.schema import any_game
from games.live.game_feed import Heartbeat
from games.live.listener import EndOfStream
from games.live.pictures import NewsPage
from games.services.event_views import AnyEvent
from shapes.components import NamedUnion
from uu_service.api.struct_schema import Late


class EventMessage(msgspec.Struct, tag_field="event", tag="event"):
    """Something happened. `id` is its number: a reconnecting client goes on after it."""

    id: int
    """The number of the event."""
    data: AnyEvent
    """What happened."""


class HeartbeatMessage(msgspec.Struct, tag_field="event", tag="heartbeat"):
    """Every 15 seconds in which nothing happens."""

    data: Heartbeat
    """That the stream is alive."""


class EndMessage(msgspec.Struct, tag_field="event", tag="end"):
    """The last message, if the server ends the stream: close it, unless `reconnect` says to come back."""

    data: EndOfStream
    """Why, and whether to come back."""


@cache
def _page(game: Any) -> Any:
    """A page of events, where views are of this type."""

    class EventPage(NewsPage, frozen=True, kw_only=True):
        """Events in order, and what you may do now. `version` is the number of the newest event there is; `view` is
        there if you asked for it."""

        view: game | msgspec.UnsetType = msgspec.UNSET
        """Your whole view, if you asked for it."""

    return EventPage


@cache
def _messages(game: Any, page: Any) -> Any:
    """The messages of a game's stream, where views and pages are of these types."""

    class NowMessage(msgspec.Struct, tag_field="event", tag="now"):
        """What may be done now, after each batch of events: a page without events."""

        data: page
        """What may be done now."""

    class ResyncMessage(msgspec.Struct, tag_field="event", tag="resync"):
        """You are too far behind: here is your whole view instead; events go on after it."""

        id: int
        """The number of the last event that the view has."""
        data: game
        """Your whole view."""

    class StreamMessage(NamedUnion):
        """One message of the stream: its `event:` line, its `id:` line where it has one, and its `data:` line, which is
        the JSON of the member `data`. Ignore an `event` that you do not know."""

        is_open = True
        members = EventMessage | NowMessage | HeartbeatMessage | ResyncMessage | EndMessage

    return StreamMessage


StreamMessages = Late(lambda: _messages(any_game(), _page(any_game())))
EventPages = Late(lambda: _page(any_game()))
