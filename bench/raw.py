"""The statements of one action, as the service sends them: `bench.rest` sends them again, without a framework."""

from typing import Any, NamedTuple
from uuid import UUID

import psycopg
from django.db import connection
from django.test import Client

from games.models import Game


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
