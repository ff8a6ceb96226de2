"""Taking a game to change it: the row's lock first, then its seats and the time after the waiting."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from datetime import datetime
from uuid import UUID

from django.db.models import BooleanField, F, QuerySet, Value
from django.db.models.expressions import Combinable

from accounts.credentials import Credential, Kind, is_live
from games.models import Game, Seat
from games.store import times
from games.store.account_log import has_log
from games.store.open_game import OpenGame
from uu_service.api.kept_answers import has_answer
from uu_service.statements import beside, written_once

MOST_AT_ONCE = 16
"""So many games that are due share a transaction."""

Subscribers = Callable[[], Combinable]
_subscribers: list[Subscribers] = []


class NoSuchGame(Exception):
    """There is no game with this id."""


def register_subscribers(subscribers: Subscribers) -> None:
    """Say in SQL, about the seat of the statement that reads it, whether somebody wants its notices."""
    _subscribers[:] = [subscribers]


def lock_game(
    game_id: UUID, received: datetime | None = None, credential: Credential | None = None, key: str | None = None
) -> OpenGame:
    """Lock the game's row, then read its seats and the time. Two statements; call it inside a transaction.

    With the caller's `credential`, each seat also says whether it is `live`; with an Idempotency-Key of theirs as well,
    whether a request with it `may_be_answered` already.
    """
    found = _locked_row(game_id)
    if not found:
        raise NoSuchGame
    row = found[0]
    read = _seats_of_many([row.pk]) if credential is None else _seats_for(row.pk, credential, key)
    seats, now = _seats_and_time(row, read)
    return OpenGame(row, seats, received or row.received, now)


def lock_game_without_state(game_id: UUID) -> OpenGame:
    """To end it, whatever has become of its state: that stays as it is stored."""
    found = _locked_row(game_id)
    if not found:
        raise NoSuchGame
    row = found[0]
    seats, now = _seats_and_time(row, _seats_of_many([row.pk]))
    return OpenGame(row, seats, row.received, now, reads_state=False)


def lock_game_unless_taken(game_id: UUID) -> OpenGame | None:
    """As `lock_game`, for who can do without: None if somebody else has it, or if it is gone."""
    found = _locked_row_unless_taken(game_id)
    if not found:
        return None
    row = found[0]
    seats, now = _seats_and_time(row, _seats_of_many([row.pk]))
    return OpenGame(row, seats, row.received, now)


@written_once
def lock_due() -> QuerySet[Game]:
    """Those that have been due for longest and that nobody else is settling: the lock is the claim.

    By the time of the statement, which never waits here: only a stable time lets the index find what is due.
    """
    rows = beside(Game.objects.select_for_update(skip_locked=True), received=times.statement_now())
    return rows.filter(settles_at__lte=times.statement_now()).order_by("settles_at")[:MOST_AT_ONCE]


def seats_of(rows: Sequence[Game]) -> dict[UUID, list[Seat]]:
    """The seats of locked rows, in a second statement. The same for any number of games: the last is repeated."""
    found: dict[UUID, list[Seat]] = defaultdict(list)
    if rows:
        ids = [row.id for row in rows]
        for seat in _seats_of_many(ids + ids[-1:] * (MOST_AT_ONCE - len(ids))):
            found[seat.game_id].append(seat)
    return found


def _seats_for(game_id: UUID, credential: Credential, key: str | None) -> list[Seat]:
    account, keys = credential.account_id, [] if key is None else [key]
    if credential.kind is Kind.SESSION:
        return _seats_and_session(game_id, account, credential.id, str(account), keys)
    return _seats_and_key(game_id, account, credential.id, credential.digest, str(account), keys)


def _seats_and_time(row: Game, seats: list[Seat]) -> tuple[list[Seat], datetime]:
    return seats, seats[0].now if seats else row.received


@written_once
def _locked_row(game_id: UUID) -> QuerySet[Game]:
    return beside(Game.objects.select_for_update(), received=times.statement_now()).filter(pk=game_id)


@written_once
def _locked_row_unless_taken(game_id: UUID) -> QuerySet[Game]:
    rows = beside(Game.objects.select_for_update(skip_locked=True), received=times.statement_now())
    return rows.filter(pk=game_id)


@written_once
def _seats_of_many(game_ids: Sequence[UUID]) -> QuerySet[Seat]:
    """Of one game or several; the order is each game's own."""
    return _to_write(_with_time(Seat.objects.filter(game__id__in=game_ids)))


@written_once
def _seats_and_session(
    game_id: UUID, account_id: UUID, session_id: UUID, principal: str, keys: list[str]
) -> QuerySet[Seat]:
    live = is_live(Credential(account_id, Kind.SESSION, session_id))
    return beside(_seats_of_one(game_id), live=live, may_be_answered=has_answer(principal, keys))


@written_once
def _seats_and_key(
    game_id: UUID, account_id: UUID, key_id: UUID, digest: bytes, principal: str, keys: list[str]
) -> QuerySet[Seat]:
    live = is_live(Credential(account_id, Kind.KEY, key_id, digest))
    return beside(_seats_of_one(game_id), live=live, may_be_answered=has_answer(principal, keys))


def _seats_of_one(game_id: UUID) -> QuerySet[Seat]:
    """Each also knows whether somebody's server wants to be told of it, and whether its account has a log."""
    return _to_write(_with_time(Seat.objects.filter(game_id=game_id)))


def _with_time(seats: QuerySet[Seat]) -> QuerySet[Seat]:
    """With the account's wishes, so that a wish costs no statement of its own."""
    wishes = {"preferences": F("account__preferences"), "language": F("account__language")}
    return beside(seats, **wishes, now=times.clock_now()).order_by("number")


def _to_write(seats: QuerySet[Seat]) -> QuerySet[Seat]:
    wanted = _subscribers[0]() if _subscribers else Value(False, output_field=BooleanField())
    return beside(seats, subscribed=wanted, has_log=has_log())
