"""The floor under an action: a bare view that locks, reads, writes and inserts the same bytes, and no more."""

from typing import Any
from uuid import UUID


def bare_view() -> Any:
    """The view, made when Django is ready."""
    from django.db import connection, transaction
    from django.http import HttpRequest, HttpResponse
    from django.views.decorators.csrf import csrf_exempt

    @csrf_exempt
    def floor(request: HttpRequest, game_id: UUID) -> HttpResponse:
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

    return floor


ANSWER = b"x" * 6000
