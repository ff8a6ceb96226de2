"""The floors under the service: what it is measured beside, behind the same server and guards."""

from typing import Any
from uuid import UUID

from django.db import connection, transaction
from django.http import HttpResponse
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.scopes import Scope
from uu_service.api.operation import Operation

ANSWER = b"x" * 6000
PLAY: dict[str, Any] = {"tag": "bench", "scope": Scope.GAMES_PLAY, "answers": {200: None}, "throttle": "play"}


class FloorView(APIView):
    """The floor under an action: what every endpoint pays, and bare statements that write the same bytes."""

    @Operation("act", "Act", "The statements of an action.", checks_liveness_itself=True, **PLAY)
    def post(self, request: Request, game_id: UUID) -> HttpResponse:
        """Lock and read the row, read the seats, write the row, insert a step, answer with a view's worth of bytes."""
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute("SELECT state, version FROM games_game WHERE id = %s FOR UPDATE", [game_id])
            state, version = cursor.fetchone()
            cursor.execute("SELECT number, account_id, clock_timestamp() FROM games_seat WHERE game_id = %s", [game_id])
            now = cursor.fetchall()[0][2]
            cursor.execute(
                "UPDATE games_game SET state = %s, version = %s WHERE id = %s", [state, version + 1, game_id]
            )
            cursor.execute(
                "INSERT INTO games_step (game_id, last, first, at, action, events) VALUES (%s, %s, %s, %s, %s, %s)",
                [game_id, version + 1, version + 1, now, b"x" * 80, b"x" * 300],
            )
        return HttpResponse(ANSWER, content_type="application/json")


class SmallestView(APIView):
    """The floor under a read: what every endpoint pays, and nothing else."""

    @Operation("read", "Read", "Nothing.", tag="bench", scope=Scope.GAMES_READ, answers={200: None})
    def get(self, request: Request) -> Response:
        return Response({"ok": True})
