"""The statements of one action, recorded as the service sends them and sent again by psycopg alone.

A recorded parameter that is the game's id, or the number of one of the action's events, is moved to the game and the
numbers at hand; everything else goes out as it was.
"""

import itertools
import pickle
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from uuid import UUID

import psycopg

FIRST_NUMBER = 1_000_000
PREPARE_AFTER = 3


class Statement(NamedTuple):
    """`prepared`: the server keeps it, and its parameters travel apart from it."""

    sql: str
    params: list[Any]
    prepared: bool


class Recording(NamedTuple):
    """What one action sent, the game it was, and its numbers before and after."""

    game: UUID
    before: int
    after: int
    statements: list[Statement]


@contextmanager
def noted() -> Iterator[list[Statement]]:
    """What this thread sends to the database meanwhile."""
    from django.db import connection

    statements: list[Statement] = []

    def note(execute: Any, sql: str, params: Any, many: bool, context: Any) -> Any:
        prepared = not isinstance(context["cursor"].cursor, psycopg.ClientCursor)
        statements.append(Statement(sql, list(params or []), prepared))
        return execute(sql, params, many, context)

    with connection.execute_wrapper(note):
        yield statements


def record(game: UUID, credential: Any, move: Any) -> Recording:
    """Take one real action and write down what it sends."""
    from games.models import Game
    from games.services.actions import submit

    before = Game.objects.values_list("version", flat=True).get(pk=game)
    with noted() as statements:
        submit(game, credential, move, "en", _NoKey())
    after = Game.objects.values_list("version", flat=True).get(pk=game)
    return Recording(game, before, after, statements)


class _NoKey:
    """For an action without an Idempotency-Key: nothing is kept."""

    def recall(self) -> None:
        return None

    def remember(self, view: Any) -> Any:
        return view


class Player:
    """Sends a recording again, on a connection of its own."""

    def __init__(self, recording: Recording, url: str) -> None:
        self.recording = recording
        self.connection = psycopg.connect(url, autocommit=True, prepare_threshold=PREPARE_AFTER)
        self.kept, self.plain = psycopg.Cursor(self.connection), psycopg.ClientCursor(self.connection)

    def play(self, game: UUID, numbers: "itertools.count[int]") -> None:
        recording, base = self.recording, next(numbers)
        places: dict[Any, Any] = {recording.game: game, recording.game.hex: game}
        places |= {number: base + number for number in range(recording.before, recording.after + 1)}
        with self.connection.transaction():
            for sql, params, prepared in recording.statements:
                cursor = self.kept if prepared else self.plain
                cursor.execute(sql, [_moved(value, places) for value in params])
                if cursor.description:
                    cursor.fetchall()


def numbers_for(recording: Recording) -> "itertools.count[int]":
    return itertools.count(FIRST_NUMBER, recording.after - recording.before)


def _moved(value: Any, places: dict[Any, Any]) -> Any:
    if isinstance(value, int) and not isinstance(value, bool):
        return type(value)(places.get(int(value), value))  # Django's own integers say how wide they are
    return places.get(value, value) if isinstance(value, UUID | str) else value


def keep(recording: Recording, path: Path) -> None:
    path.write_bytes(pickle.dumps(recording))


def kept(path: Path) -> Recording:
    """Written by `keep` in this run."""
    found = pickle.loads(path.read_bytes())  # noqa: S301
    assert isinstance(found, Recording)
    return found
