"""The floor without a framework: the statements of one action, recorded as the service sends them, sent by psycopg.

A recorded parameter that is the game's id, or the number of one of the action's events, is moved to the game and the
numbers at hand; everything else goes out as it was.
"""

import itertools
import os
from typing import Any, NamedTuple
from uuid import UUID

import psycopg
from django.db import connection
from django.test import Client

from games.models import Game

PREPARE_AFTER = 3


class Recording(NamedTuple):
    """What one action sent, the game it was, and its numbers before and after."""

    game: UUID
    before: int
    after: int
    statements: list[tuple[str, list[Any], bool]]
    """SQL, parameters, and whether the server keeps the statement prepared."""


def record(game: UUID, token: str, body: bytes) -> Recording:
    """Send one real action and write down its statements."""
    client = Client(SERVER_NAME="localhost", headers={"Authorization": f"Bearer {token}"})
    statements: list[tuple[str, list[Any], bool]] = []

    def note(execute: Any, sql: str, params: Any, many: bool, context: dict[str, Any]) -> object:
        is_prepared = not isinstance(context["cursor"].cursor, psycopg.ClientCursor)
        statements.append((sql, list(params or []), is_prepared))
        return execute(sql, params, many, context)

    before = Game.objects.values_list("version", flat=True).get(pk=game)
    with connection.execute_wrapper(note):
        answer = client.post(f"/api/v1/games/{game}/actions", body, content_type="application/json")
    assert answer.status_code == 200, answer.content
    return Recording(game, before, Game.objects.values_list("version", flat=True).get(pk=game), statements)


class Player:
    """Sends a recording again, on a connection of its own."""

    def __init__(self, recording: Recording, numbers: "itertools.count[int]") -> None:
        self.recording, self.numbers = recording, numbers
        self.connection = psycopg.connect(os.environ["DATABASE_URL"], autocommit=True, prepare_threshold=PREPARE_AFTER)
        self.kept, self.plain = psycopg.Cursor(self.connection), psycopg.ClientCursor(self.connection)

    def play(self, game: UUID) -> None:
        base = next(self.numbers)
        with self.connection.transaction():
            for sql, params, is_prepared in self.recording.statements:
                cursor = self.kept if is_prepared else self.plain
                cursor.execute(sql, [self._moved(value, game, base) for value in params])
                if cursor.description:
                    cursor.fetchall()

    def _moved(self, value: object, game: UUID, base: int) -> object:
        own = self.recording
        if isinstance(value, int) and not isinstance(value, bool) and own.before <= value <= own.after:
            return type(value)(base + value)  # Django's own integers say how wide they are
        return game if isinstance(value, UUID | str) and value in (own.game, own.game.hex) else value
