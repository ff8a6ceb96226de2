"""The floor under an action: a bare view that locks, reads, writes and inserts the same bytes, and does nothing else.

`python -m bench.floor` plays random Unstable Unicorns through the whole stack on a private PostgreSQL and, in
interleaved rounds, sends as many requests to the bare view; it prints both rates and their ratio.
"""

import os
import time
from random import Random
from statistics import median
from typing import Any
from uuid import UUID

ROUNDS = 5
ACTIONS = 60


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


def main() -> None:
    from tests.services.servers import start_servers

    _, postgres, redis = start_servers()
    os.environ |= {
        "DATABASE_URL": postgres.url,
        "REDIS_URL": redis.url,
        "DJANGO_SETTINGS_MODULE": "uu_service.settings",
    }
    os.environ |= {f"UU_THROTTLE_{purpose}": "999999/second" for purpose in ("PLAY", "READ", "CREATE", "AUTH")}
    import django

    django.setup()
    from django.core.management import call_command
    from django.urls import path

    from tests.games.people import Person, fill, open_table
    from uu_service import urls

    call_command("migrate", verbosity=0)
    call_command("load_card_sets", verbosity=0)
    urls.urlpatterns.append(path("floor/<uuid:game_id>", bare_view()))
    people = [Person(f"P{number}") for number in range(4)]
    rng = Random(7)  # noqa: S311 - the same games on every run
    actions, floors = [], []
    for _ in range(ROUNDS):
        game = open_table(people, "unstable_unicorns", seats={"min": 4, "max": 4})
        actions.append(_rate(lambda game=game: _actions(people, game, rng, fill)))
        spare = open_table(people, "unstable_unicorns", seats={"min": 4, "max": 4})
        floors.append(_rate(lambda spare=spare: _floors(people[0], spare)))
    ratios = [action / floor for action, floor in zip(actions, floors, strict=True)]
    print(f"actions/s {median(actions):.0f}   floor/s {median(floors):.0f}")  # noqa: T201
    print(f"ratio {median(ratios):.2f}   spread {min(ratios):.2f} to {max(ratios):.2f}")  # noqa: T201


def _rate(send: Any) -> float:
    spent: float = send()
    return ACTIONS / spent


def _actions(people: list[Any], game: str, rng: Random, fill: Any) -> float:
    """Only the actions are timed, not the reads between them."""
    spent = 0.0
    view = people[0].view(game)
    for _ in range(ACTIONS):
        person = people[rng.choice(view["waiting_for"])]
        body = fill(rng.choice(person.view(game)["prompts"]), rng)
        began = time.perf_counter()
        answer = person.post(f"games/{game}/actions", body)
        spent += time.perf_counter() - began
        view = answer.json()
    return spent


def _floors(person: Any, game: str) -> float:
    began = time.perf_counter()
    for _ in range(ACTIONS):
        answer = person.client.post(f"/floor/{game}", "{}", content_type="application/json")
        assert answer.status_code == 200, answer.content
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
