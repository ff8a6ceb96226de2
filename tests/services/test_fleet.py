"""The house of the services tests itself: real servers, real processes, nothing left behind."""

import httpx
from django.db import connection

from accounts.models import Account
from tests.services.processes import wait_until
from uu_service.api.limiter import Rate, RedisLimiter
from uu_service.celery import app


def test_the_tests_run_on_the_private_servers(services):
    assert connection.vendor == "postgresql"
    server = connection.settings_dict
    assert f"{server['HOST']}:{server['PORT']}" == services.database_hosts
    assert services.redis.client.ping()


def test_web_processes_see_the_rows_of_the_test(services):
    web = services.shared_web()
    answer = httpx.post(f"{web.url}/api/v1/auth/guest", timeout=60)
    assert answer.status_code == 201
    assert Account.objects.filter(id=answer.json()["account"]["id"]).exists()


def test_a_worker_works_and_dies_when_killed(services):
    worker = services.start_worker(queues=["celery"])
    app.send_task("uu_service.housekeeping")
    wait_until(lambda: services.redis.client.llen("celery") == 0, 60, "the task to be taken")
    worker.kill()
    assert not worker.is_alive


def test_beat_sends_what_is_due(services):
    services.start_beat()
    wait_until(lambda: services.redis.client.exists("celery", "bots", "clock"), 60, "beat to send a task")


def test_what_a_failure_shows_is_what_every_process_said(services):
    services.start_beat()
    wait_until(lambda: "beat v" in str(services.tails()), 60, "beat to say something")
    said = dict(services.tails())
    assert "ready to accept connections" in said["log of postgres"]
    assert "Ready to accept connections" in said["log of redis"]


def test_readyz_tells_which_part_is_gone(services):
    web = services.start_web()
    assert httpx.get(f"{web.url}/readyz", timeout=60).status_code == 200
    services.redis.kill()
    answer = httpx.get(f"{web.url}/readyz", timeout=60)
    assert answer.status_code == 200
    assert "broker" in answer.json()["degraded"]
    services.redis.start()
    services.postgres.kill()
    answer = httpx.get(f"{web.url}/readyz", timeout=60)
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    services.postgres.start()
    wait_until(lambda: httpx.get(f"{web.url}/readyz", timeout=60).status_code == 200, 60, "the database to come back")


def test_without_redis_play_goes_on_and_signing_up_waits(services):
    web = services.start_web()
    services.redis.kill()
    answer = httpx.post(f"{web.url}/api/v1/auth/guest", timeout=60)
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert httpx.get(f"{web.url}/api/v1/me", timeout=60).status_code == 401


def test_the_limiter_counts_for_all_processes_together(services):
    one, two = RedisLimiter(services.redis.url), RedisLimiter(services.redis.url)
    rate = Rate(10, 3600)
    verdicts = [limiter.take("k", rate) for _ in range(6) for limiter in (one, two)]
    assert [v.allowed for v in verdicts] == [True] * 10 + [False] * 2
    assert [v.remaining for v in verdicts[:10]] == list(range(9, -1, -1))
    assert 300 < verdicts[-1].retry_after <= 360


def test_a_connection_to_redis_that_was_lost_while_idle_is_opened_again(services):
    limiter, rate = RedisLimiter(services.redis.url), Rate(10, 3600)
    assert limiter.take("idle", rate).remaining == 9
    services.redis.client.client_kill_filter(_type="normal", skipme=True)
    assert limiter.take("idle", rate).remaining == 8


def test_looking_takes_no_turn_and_forgetting_gives_them_back(services):
    limiter, rate = RedisLimiter(services.redis.url), Rate(2, 3600)
    assert [limiter.look("someone", rate).allowed for _ in range(5)] == [True] * 5
    assert [limiter.take("someone", rate).allowed for _ in range(3)] == [True, True, False]
    assert not limiter.look("someone", rate).allowed
    limiter.forget("someone")
    assert limiter.take("someone", rate).allowed
