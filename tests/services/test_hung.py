"""PostgreSQL or Redis hung: stopped, not dead. Nobody waits long, nothing is lost, nothing is done twice."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx
import psycopg
from django.core.management import call_command

from games.models import Game, LoggedStep
from tests.services.fleet import Services, Web
from tests.services.processes import wait_until
from tests.services.test_spine import SLOW, TOY, Client, open_toy, toy
from tests.services.windows import copies, game_at_window

__all__ = ["toy"]
PROMPT = {**TOY, "UU_DB_SECONDS": "2"}
LONG = 30.0
"""Many times what is promised, for a busy machine; who waits for a hung server would be later still."""


def seconds_of(deed: Callable[[], Any]) -> tuple[float, Any]:
    began = time.monotonic()
    result = deed()
    return time.monotonic() - began, result


def passes(clients: list[Client], game: str) -> tuple[Client, dict[str, Any]]:
    """Whoever is asked, and how to pass."""
    client, prompt = next((c, p) for c in clients for p in c.view(game)["prompts"])
    return client, {"prompt": prompt["id"], "type": "pass"}


def send(client: Client, game: str, action: dict[str, Any], key: str) -> httpx.Response:
    return client.http.post(f"games/{game}/actions", json=action, headers={"Idempotency-Key": key})


def taken(game: str) -> int:
    return LoggedStep.objects.filter(game_id=game).exclude(action=b"").count()


def test_a_hung_database_is_a_503_soon_and_the_action_is_done_once(services: Services, toy: None) -> None:
    web = services.start_web(env=PROMPT)
    clients = [Client(web, "Ann"), Client(web, "Bob")]
    games = [open_toy(clients, SLOW) for _ in range(12)]
    wanted = [(game, *passes(clients, game)) for game in games]

    def act(number: int) -> tuple[float, httpx.Response]:
        game, client, action = wanted[number]
        return seconds_of(lambda: send(client, game, action, f"key-{number}"))

    with ThreadPoolExecutor(12) as pool:
        with services.postgres.halted():
            for _ in range(2):
                for seconds, answer in pool.map(act, range(12)):
                    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
                    assert answer.json()["retryable"] is True
                    assert int(answer.headers["Retry-After"]) >= 1
                    assert seconds < LONG
            seconds, health = seconds_of(lambda: httpx.get(f"{web.url}/healthz", timeout=60))
            assert (health.status_code, seconds < LONG) == (200, True)
            seconds, ready = seconds_of(lambda: httpx.get(f"{web.url}/readyz", timeout=60))
            assert (ready.status_code, seconds < LONG) == (503, True)
        wait_until(lambda: httpx.get(f"{web.url}/readyz", timeout=60).status_code == 200, 60, "it to be ready")
        assert {answer.status_code for _, answer in pool.map(act, range(12))} == {200}
        assert {answer.headers["Idempotent-Replayed"] for _, answer in pool.map(act, range(12))} == {"true"}
    assert [taken(game) for game in games] == [1] * 12


def test_a_listening_process_with_a_pool_comes_back_too(services: Services, toy: None) -> None:
    web = services.start_web("asgi", env={**PROMPT, "UU_DB_POOL": "2"})
    clients = [Client(web, "Ann"), Client(web, "Bob")]
    path = f"games/{open_toy(clients, SLOW)}/events?after=0"
    with ThreadPoolExecutor(6) as pool:
        with services.postgres.halted():
            for _ in range(2):
                polls = pool.map(lambda _: seconds_of(lambda: clients[0].http.get(path)), range(6))
                assert all((answer.status_code, seconds < LONG) == (503, True) for seconds, answer in polls)
        wait_until(lambda: clients[0].http.get(path).status_code == 200, 30, "it to answer again")


@contextmanager
def slow_commits(services: Services) -> Iterator[None]:
    """Whatever has written a step takes so long to commit that the database can be halted meanwhile."""
    with psycopg.connect(services.env["DATABASE_URL"], autocommit=True) as admin:
        admin.execute(
            "CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN PERFORM pg_sleep(1); RETURN NULL; END $$"
        )
        admin.execute(
            "CREATE CONSTRAINT TRIGGER dawdle AFTER INSERT ON games_step DEFERRABLE INITIALLY DEFERRED"
            " FOR EACH ROW EXECUTE FUNCTION dawdle()"
        )
    try:
        yield
    finally:
        with psycopg.connect(services.env["DATABASE_URL"], autocommit=True) as admin:
            admin.execute("DROP TRIGGER dawdle ON games_step")
            admin.execute("DROP FUNCTION dawdle")


def test_a_commit_whose_fate_is_unknown_is_a_503_and_safe_to_repeat(services: Services, toy: None) -> None:
    web = services.start_web(env=PROMPT)
    clients = [Client(web, "Ann"), Client(web, "Bob")]
    game = open_toy(clients, SLOW)
    client, action = passes(clients, game)
    with slow_commits(services), ThreadPoolExecutor(1) as pool:
        first = pool.submit(send, client, game, action, "same")
        wait_until(lambda: is_committing(services), 20, "the commit to begin")
        with services.postgres.halted():
            assert first.result().status_code == 503
        wait_until(lambda: taken(game) == 1, 20, "the commit to end")
    wait_until(lambda: send(client, game, action, "same").status_code == 200, 20, "the service to answer again")
    assert send(client, game, action, "same").headers["Idempotent-Replayed"] == "true"
    assert taken(game) == 1


def is_committing(services: Services) -> bool:
    with psycopg.connect(services.env["DATABASE_URL"], autocommit=True) as admin:
        found = admin.execute("SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND query = 'COMMIT'")
        return found.fetchone() is not None


def test_with_a_hung_redis_play_goes_on_and_only_now_and_then_somebody_waits(services: Services) -> None:
    """Each start asks the limiter, tells listeners and calls bots: three that would wait for Redis."""
    call_command("load_card_sets")
    web = services.start_web(env=TOY)
    ann = Client(web, "Ann")
    table = {"ruleset": "kill_the_unicorns", "access": "private", "bots": ["random", "random"]}
    games = [ann.http.post("games", json=table).json()["id"] for _ in range(8)]
    with services.redis.halted():
        answers = [seconds_of(lambda game=game: ann.http.post(f"games/{game}/start")) for game in games]
        seconds, ready = seconds_of(lambda: httpx.get(f"{web.url}/readyz", timeout=60))
    assert [answer.status_code for _, answer in answers] == [200] * 8
    waits, took = web.log.read_text(), [seconds for seconds, _ in answers]
    for wait in ("hints_lost", "task_not_called"):  # one in two seconds, however long all of it takes
        assert 1 <= waits.count(wait) <= 2 + sum(took) / 2
    assert max(took) < LONG
    assert (ready.status_code, "broker" in ready.json()["degraded"], seconds < LONG) == (200, True, True)


def overdue_game(web: Web) -> tuple[str, Client]:
    game = copies(game_at_window(3), [-1]).ids[0]
    client = Client(web, "Ann")
    account = client.http.get("me").json()["id"]
    seat = Game.objects.get(pk=game).seats.get(number=0)
    seat.account_id = account
    seat.save(update_fields=["account"])
    return str(game), client


def test_a_reader_does_not_wait_for_who_settles_an_overdue_game(services: Services) -> None:
    web = services.start_web(env={"UU_DB_SECONDS": "50"})
    game, client = overdue_game(web)
    before = Game.objects.get(pk=game).version
    with psycopg.connect(services.env["DATABASE_URL"]) as other:
        other.execute("SELECT 1 FROM games_game WHERE id = %s FOR UPDATE", [game])
        for path in (f"games/{game}", f"games/{game}/events?after=0&wait=1"):
            seconds, answer = seconds_of(lambda path=path: client.http.get(path))
            assert (answer.status_code, answer.json()["version"]) == (200, before)
            assert seconds < LONG
    assert client.view(game)["version"] > before
