"""SIGTERM ends every process within ten seconds, and what it has in hand is not lost."""

import signal
import socket
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import psycopg
import pytest
from django.db import connection

from games.bots.tasks import play_bots
from games.models import LoggedStep
from tests.services.fleet import Services
from tests.services.locks import somebody_waits
from tests.services.processes import ENDS_WITHIN, Process, wait_until
from tests.services.test_hung import passes, send
from tests.services.test_slow_bodies import begin
from tests.services.test_spine import SLOW, TOY, Client, open_toy, toy

__all__ = ["toy"]


def seconds_to_end(process: Process) -> float:
    began = time.monotonic()
    process.send_signal(signal.SIGTERM)
    wait_until(lambda: not process.is_alive, 60, f"{process.name} to end")
    return time.monotonic() - began


def test_a_web_process_answers_what_it_has_in_hand_and_ends(services: Services, toy: None) -> None:
    web = services.start_web(env=TOY)
    clients = [Client(web, "Ann"), Client(web, "Bob")]
    game = open_toy(clients, SLOW)
    client, action = passes(clients, game)
    with psycopg.connect(services.env["DATABASE_URL"]) as other, ThreadPoolExecutor(2) as pool:
        other.execute("SELECT 1 FROM games_game WHERE id = %s FOR UPDATE", [game])
        answer = pool.submit(send, client, game, action, "last")
        wait_until(somebody_waits, 20, "the action to wait for its game")
        ended = pool.submit(seconds_to_end, web)
        wait_until(lambda: not accepts(web.url), 20, "it to take no more connections")
        other.rollback()
        assert answer.result().status_code == 200
        assert ended.result() < ENDS_WITHIN
    assert LoggedStep.objects.filter(game_id=game).exclude(action=b"").count() == 1


def accepts(url: str) -> bool:
    address = httpx.URL(url)
    with socket.socket() as probe:
        return probe.connect_ex((address.host, address.port)) == 0


def test_who_never_finishes_sending_does_not_keep_a_web_process_alive(services: Services) -> None:
    web = services.start_web(env={"UU_BODY_SECONDS": "600"})
    with begin(web):
        time.sleep(0.5)
        assert seconds_to_end(web) < ENDS_WITHIN


def test_worker_and_beat_end_although_a_task_does_not(services: Services, toy: None) -> None:
    web = services.shared_web(workers=2, env=TOY)
    game = open_toy([Client(web, "Ann"), Client(web, "Bob")], SLOW)
    worker = services.start_worker(env={**TOY, "UU_DB_SECONDS": "600"})
    beat = services.start_beat(env=TOY)
    with psycopg.connect(services.env["DATABASE_URL"]) as other, ThreadPoolExecutor(2) as pool:
        other.execute("SELECT 1 FROM games_game WHERE id = %s FOR UPDATE", [game])
        play_bots.delay(game)
        wait_until(somebody_waits, 20, "the task to wait for its game")
        assert [seconds < ENDS_WITHIN for seconds in pool.map(seconds_to_end, (worker, beat))] == [True, True]
        wait_until(lambda: not somebody_waits(), 20, "nobody to be left that waits")
    connection.close()


def test_beat_ends_although_the_signal_comes_while_python_tidies_up(services: Services) -> None:
    """What a handler raises in a finalizer is seen by nobody."""
    beat = services.start_beat(env={"DJANGO_SETTINGS_MODULE": "tests.services.finalizer_settings"})
    wait_until(lambda: "asked in a finalizer" in beat.tail(), 60, "the signal")
    wait_until(lambda: not beat.is_alive, 60, "beat to end")


@pytest.mark.parametrize("hung", ["postgres", "redis"])
def test_beat_ends_while_a_server_hangs(services: Services, toy: None, hung: str) -> None:
    beat = services.start_beat(env={**TOY, "UU_DB_SECONDS": "600"})
    wait_until(lambda: waiting_tasks(services), 60, "beat to tick")
    with getattr(services, hung).halted():
        time.sleep(0.5)  # it looks every 50 ms, so it waits for an answer now
        assert seconds_to_end(beat) < ENDS_WITHIN


def waiting_tasks(services: Services) -> int:
    return int(services.redis.client.llen("clock"))  # type: ignore[arg-type]
