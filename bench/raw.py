"""The floor without a framework: the statements of one action, recorded as the service sends them, sent by psycopg.

A recorded parameter that is the game's id, or the number of one of the action's events, is moved to the game and the
numbers at hand; everything else goes out as it was.
"""

import itertools
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar
from uuid import UUID

import psycopg
from django.db import connection
from django.test import Client

from games.models import Game

PREPARE_AFTER = 3
T = TypeVar("T")


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
    statements: list[Statement] = []

    def note(
        execute: Callable[..., object], sql: str, params: list[object], many: bool, context: dict[str, Any]
    ) -> object:
        prepared = not isinstance(context["cursor"].cursor, psycopg.ClientCursor)
        statements.append(Statement(sql, list(params or []), prepared))
        return execute(sql, params, many, context)

    with connection.execute_wrapper(note):
        yield statements


def record(game: UUID, token: str, body: bytes) -> Recording:
    """Send one real action and write down what it sends."""
    client = Client(SERVER_NAME="localhost", headers={"Authorization": f"Bearer {token}"})
    before = Game.objects.values_list("version", flat=True).get(pk=game)
    with noted() as statements:
        answer = client.post(f"/api/v1/games/{game}/actions", body, content_type="application/json")
    assert answer.status_code == 200, answer.content
    after = Game.objects.values_list("version", flat=True).get(pk=game)
    return Recording(game, before, after, statements)


class Player:
    """Sends a recording again, on a connection of its own."""

    def __init__(self, recording: Recording, numbers: "itertools.count[int]") -> None:
        self.recording, self.numbers = recording, numbers
        self.connection = psycopg.connect(os.environ["DATABASE_URL"], autocommit=True, prepare_threshold=PREPARE_AFTER)
        self.kept, self.plain = psycopg.Cursor(self.connection), psycopg.ClientCursor(self.connection)

    def play(self, game: UUID) -> None:
        base = next(self.numbers)
        with self.connection.transaction():
            for sql, params, prepared in self.recording.statements:
                cursor = self.kept if prepared else self.plain
                cursor.execute(sql, [self._moved(value, game, base) for value in params])
                if cursor.description:
                    cursor.fetchall()

    def _moved(self, value: object, game: UUID, base: int) -> object:
        own = self.recording
        if isinstance(value, int) and not isinstance(value, bool) and own.before <= value <= own.after:
            return type(value)(base + value)  # Django's own integers say how wide they are
        return game if isinstance(value, UUID | str) and value in (own.game, own.game.hex) else value
