"""Takes a game to change it, and writes what has come of it. The row's lock comes first, then its seats and the time.

What every step writes is spelled out: the ORM took more than half of a step's CPU to build it each time. The fields
still say how values are stored.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from datetime import datetime
from functools import cache
from uuid import UUID

from django.db.models import BooleanField, F, QuerySet, Value
from django.db.models.expressions import Combinable

from accounts.credentials import Credential, Kind, is_live
from games.models import Game, LoggedStep, Seat
from games.store import times
from games.store.account_log import has_log
from games.store.open_game import OpenGame
from uu_service.api.kept_answers import has_answer
from uu_service.statements import (
    Statement,
    beside,
    fields_of,
    marks,
    repeating_cursor,
    send,
    this_database,
    values_of,
    written_once,
)

MOST_AT_ONCE = 16
"""So many games that are due share a transaction."""

PLAYED = ("version", "state", "opens_at", "closes_at", "settles_at", "plays_at", "paused_at", "touched_at")
"""The columns of a game that each step changes."""
BEGUN_OR_ENDED = ("status", "host", "engine", "seed", "salt", "outcome", "started_at", "finished_at")
"""Those that only change in the lobby, at the start and at the end."""

STEP_FIELDS = ("game", "last", "first", "at", "action", "events")
SEAT_FIELDS = ("ready", "consents", "away", "stand_in", "timeouts")
"""Those of a seat that change seldom; `owes` changes with nearly every step."""

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


def save_games(games: Sequence[OpenGame], others: Sequence[Statement] = ()) -> None:
    """Write rows, new steps and seats that changed: of one game in one statement, where the database can do that, with
    the `others` in it."""
    database = this_database()
    columns = _columns(games)
    update = _update_sql(columns)
    rows = [values_of(Game, game.make_row().__dict__, (*columns, "id"), database) for game in games]
    statements = [*_steps(games, database), *_owing(games), *others]
    if len(rows) > 1:
        repeating_cursor(update, database).executemany(update, rows)  # in one round trip, however many they are
    else:
        statements.insert(0, Statement(update, rows[0]))
    send(*statements)
    if changed := [seat for game in games for seat in game.changed_seats()]:
        Seat.objects.bulk_update(changed, SEAT_FIELDS)


def _columns(games: Sequence[OpenGame]) -> tuple[str, ...]:
    """Those that may have changed: while a game runs and goes on running, the fewest."""
    is_play = all(game.before.status == game.row.status == Game.Status.RUNNING for game in games)
    return PLAYED if is_play else (*PLAYED, *BEGUN_OR_ENDED)


def _steps(games: Sequence[OpenGame], database: object) -> list[Statement]:
    steps = [step for game in games for step in game.steps]
    values = [value for step in steps for value in values_of(LoggedStep, step._asdict(), STEP_FIELDS, database)]
    return [Statement(_insert_sql(len(steps)), values)] if steps else []


def _owing(games: Sequence[OpenGame]) -> list[Statement]:
    """Of seats that were read after the lock, so that each is known to say the opposite."""
    others = [seat.id for game in games for seat in game.seats if seat.owes != game.before.seats[seat.id][-1]]
    return [Statement(_owes_sql(len(others)), others)] if others else []


@cache
def _update_sql(columns: tuple[str, ...]) -> str:
    """A game that is written has not failed."""
    settings = ", ".join(f"{field.column} = %s" for field in fields_of(Game, columns))
    return f"UPDATE {Game._meta.db_table} SET {settings}, failures = 0, failure = '' WHERE id = %s"  # noqa: S608 - our own columns


@cache
def _insert_sql(count: int) -> str:
    fields = fields_of(LoggedStep, STEP_FIELDS)
    columns = ", ".join(field.column for field in fields)
    rows = ", ".join([f"({marks(len(fields))})"] * count)
    return f"INSERT INTO {LoggedStep._meta.db_table} ({columns}) VALUES {rows}"  # noqa: S608 - our own columns


@cache
def _owes_sql(count: int) -> str:
    return f"UPDATE {Seat._meta.db_table} SET owes = NOT owes WHERE id IN ({marks(count)})"  # noqa: S608 - marks only
