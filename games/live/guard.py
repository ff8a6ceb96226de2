"""The guard of a process with listeners: ends those whose credential has ended, and looks for what no hint told.

A revocation is also told by a hint; this finds it without one. All credentials are asked for in one statement.
"""

import threading
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import islice
from typing import TypeVar
from uuid import UUID

import structlog
from django.db import connections

from accounts.credentials import live_among, liveness
from accounts.problems import CredentialEnded
from games.live.account_feed import AccountFeed
from games.live.game_feed import GameFeed
from games.live.hub import hub
from games.live.listener import Listener, StreamEnding
from games.store.account_log import numbers_of
from games.store.seen import versions_of

T = TypeVar("T")
log = structlog.get_logger(__name__)
CHECK_SECONDS = 2.0
KNOWN_SECONDS = 2.5
"""Who comes to listen is believed for so long after its credential was last seen to hold. Together with
CHECK_SECONDS this is less than the five seconds within which a revocation must be heard."""
AT_ONCE = 10_000
TellAccounts = Callable[[Collection[UUID]], None]
_told: list[TellAccounts] = []


def on_listening(tell: TellAccounts) -> None:
    """Call this every few seconds with the accounts whose own stream or long poll is open in this process."""
    if tell not in _told:
        _told.append(tell)


class Guard:
    """One thread, which runs from the first listener on."""

    def __init__(self) -> None:
        self._starting = threading.Lock()
        self._thread: threading.Thread | None = None
        self._bell = threading.Event()

    def watch(self) -> None:
        """Somebody listens: be there."""
        with self._starting:
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="guard", daemon=True)
                self._thread.start()

    def look_now(self, account_id: UUID) -> None:
        """Credentials of this account have been ended: do not believe what is known of them, and look at once."""
        liveness.forget(account_id)
        if any(listener.account_id == account_id for listener in hub.listeners()):
            self._bell.set()

    def _run(self) -> None:
        while True:
            self._bell.wait(CHECK_SECONDS)
            self._bell.clear()
            try:
                self._round()
            except Exception as error:  # noqa: BLE001 - without the database nobody is told anything either
                log.warning("guard_failed", error=f"{type(error).__name__}: {error}")
            finally:
                connections.close_all()

    def _round(self) -> None:
        hub.tidy()
        listeners = hub.listeners()
        if not listeners:
            return
        end_ended(listeners)
        look_for_missed()
        accounts = {feed.key for feed in hub.feeds() if feed.listeners and isinstance(feed, AccountFeed)}
        for tell in _told if accounts else ():
            tell(accounts)


def end_ended(listeners: Collection[Listener]) -> None:
    """Ask of all of their credentials whether they still hold, and end the listeners of those that do not."""
    asked_at = time.monotonic()
    credentials = {listener.credential for listener in listeners}
    live: dict[UUID, str] = {}
    for some in _in_groups(credentials):
        live.update(live_among(some))
    for credential in credentials:
        if credential.id in live:
            liveness.remember(credential, asked_at, live[credential.id])
        else:
            liveness.forget(credential.account_id)
    for listener in listeners:
        if listener.credential.id not in live:
            listener.ready.clear()
            listener.refuse(CredentialEnded())
            listener.end(StreamEnding.CREDENTIAL_ENDED)


def look_for_missed() -> None:
    """Hints may be lost: compare versions, and let what has changed or is due be read."""
    feeds = [feed for feed in hub.feeds() if feed.listeners]
    games = {feed.key: feed for feed in feeds if isinstance(feed, GameFeed)}
    for some in _in_groups(games):
        newest = {key: (version, is_due) for key, version, is_due in versions_of(some)}
        for key in some:
            if newest.get(key) != (games[key].version, False):
                games[key].look()
    accounts = {feed.key: feed for feed in feeds if isinstance(feed, AccountFeed)}
    for some in _in_groups(accounts):
        numbers = numbers_of(some)
        for key in some:
            if numbers.get(key) != accounts[key].number:
                accounts[key].look()


def _in_groups(things: Iterable[T]) -> Iterator[list[T]]:
    rest = iter(things)
    while group := list(islice(rest, AT_ONCE)):
        yield group


guard = Guard()
