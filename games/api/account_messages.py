"""The log of an account and the messages of its stream, as the schema shows them."""

from datetime import datetime
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from games.api.stream_messages import EndMessage
from games.live.account_feed import AccountStanding
from games.live.entries import entry_kinds
from shapes.components import NamedUnion
from uu_service.api.struct_schema import Late, union_of


def _entry_union() -> object:
    """The entries of all rooms, as the contract names them."""
    about = "One entry of your account's log: one union, told apart by `type`."
    return union_of("AccountEvent", about, entry_kinds(), is_open=True)


AnyEntry = Annotated[dict[str, Any], Late(_entry_union)]


class AccountPage(msgspec.Struct, frozen=True):
    """Entries in order. Go on after `number`, at once if there are `more`."""

    events: list[AnyEntry]
    """What happened, in order."""
    number: Annotated[int, Meta(description="The number of the last entry here, or of the newest if there is none.")]
    server_time: datetime
    """The server's clock."""
    more: bool
    """There are more entries: ask again."""
    resync: Annotated[bool, Meta(description="Entries after yours have been forgotten: read your games.")]


class AccountEventMessage(msgspec.Struct, tag_field="event", tag="event"):
    """Something concerns you. `id` is its number: a reconnecting client goes on after it."""

    id: int
    """The number of the entry."""
    data: AnyEntry
    """What happened."""


class AccountNowMessage(msgspec.Struct, tag_field="event", tag="now"):
    """These were all."""

    id: int
    """The number of the newest entry."""
    data: AccountStanding
    """Where your games stand."""


class AccountHeartbeatMessage(msgspec.Struct, tag_field="event", tag="heartbeat"):
    """Every 15 seconds in which nothing happens."""

    data: AccountStanding
    """That the stream is alive."""


class AccountResyncMessage(msgspec.Struct, tag_field="event", tag="resync"):
    """Entries after yours have been forgotten: read your games; the log goes on after this number."""

    id: int
    """The number of the newest entry."""
    data: AccountStanding
    """Where your games stand."""


class AccountStreamMessage(NamedUnion):
    """One message of the stream: its `event:` line, its `id:` line where it has one, and its `data:` line, which is
    the JSON of the member `data`. Ignore an `event` that you do not know."""

    members = AccountEventMessage | AccountNowMessage | AccountHeartbeatMessage | AccountResyncMessage | EndMessage
