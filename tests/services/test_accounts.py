"""Signing in on PostgreSQL with several web processes: lost answers, restarts, races, revocation."""

import contextlib
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from accounts.models import Account, Session
from tests.services.processes import wait_until

PASSWORD = "correct-horse-battery"
PURPOSES = ("AUTH", "GUESS", "USERNAME", "REFUSED", "REFRESH", "CREATE")
UNTHROTTLED = {**{f"UU_THROTTLE_{name}": "100000/minute" for name in PURPOSES}, "UU_HASHES_AT_ONCE": "100"}


@pytest.fixture(scope="module")
def pair(_fleet):
    """Two web processes for all tests here: starting them is the slow part."""
    yield [_fleet.start_web(env=UNTHROTTLED) for _ in "ab"]
    _fleet.stop_all()


@pytest.fixture
def webs(pair, _fleet, transactional_db):
    _fleet.redis.client.flushall()
    return pair


@pytest.fixture
def redis(_fleet):
    yield _fleet.redis
    if not _fleet.redis.is_alive:
        _fleet.redis.start()


def post(web, path, body=None, token=None):
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return httpx.post(f"{web.url}/api/v1/{path}", json=body or {}, headers=headers, timeout=60)


def me(web, token):
    return httpx.get(f"{web.url}/api/v1/me", headers={"Authorization": f"Bearer {token}"}, timeout=60)


def at_once(webs, calls):
    """Send all requests together, to the processes in turn."""
    with ThreadPoolExecutor(len(calls)) as pool:
        sent = [pool.submit(post, webs[number % len(webs)], *call) for number, call in enumerate(calls)]
        return [answer.result() for answer in sent]


def test_forty_parallel_refreshes_get_the_one_successor(webs):
    guest = post(webs[0], "auth/guest").json()
    for generation in (2, 3):
        answers = at_once(webs, [("auth/token/refresh", {"refresh": guest["refresh"]})] * 40)
        assert {answer.status_code for answer in answers} == {200}
        (successor,) = {answer.json()["refresh"] for answer in answers}
        assert Session.objects.get().generation == generation
        guest["refresh"] = successor


def test_a_client_whose_connection_always_breaks_stays_signed_in(webs):
    """Answers are thrown away at a random moment, by closing the connection, and asked for again."""
    held = post(webs[0], "auth/guest").json()["refresh"]
    for number in range(30):
        web = webs[number % 2]
        patience = 0.0005 * (number % 12 + 1)
        with contextlib.suppress(httpx.TransportError):
            httpx.post(f"{web.url}/api/v1/auth/token/refresh", json={"refresh": held}, timeout=patience)
        answer = post(web, "auth/token/refresh", {"refresh": held})
        assert answer.status_code == 200
        held = answer.json()["refresh"]


def test_a_restart_logs_nobody_out(webs):
    web = webs[0]
    guest = post(web, "auth/guest").json()
    web.kill()
    web.start()
    assert me(web, guest["access"]).status_code == 200
    assert post(web, "auth/token/refresh", {"refresh": guest["refresh"]}).status_code == 200


def test_a_revocation_is_known_everywhere_within_seconds(webs):
    here, there = webs
    guest = post(here, "auth/guest").json()
    assert me(there, guest["access"]).status_code == 200  # it remembers, for five seconds
    assert post(here, "auth/logout", {}, guest["access"]).status_code == 204
    assert me(here, guest["access"]).status_code == 401
    assert post(there, "auth/token/refresh", {"refresh": guest["refresh"]}).status_code == 401
    wait_until(lambda: me(there, guest["access"]).status_code == 401, 60, "the other process to hear of it")


def test_one_name_is_given_once_whoever_asks_where(webs):
    names = ["Mira", "mira", "MIRA", "mIRA"] * 2
    calls = [("auth/register", {"username": name, "password": PASSWORD}) for name in names]
    assert sorted(answer.status_code for answer in at_once(webs, calls)) == [201] + [409] * 7
    assert Account.objects.count() == 1


def test_a_guest_becomes_one_user(webs):
    guest = post(webs[0], "auth/guest").json()
    calls = [("me/upgrade", {"username": f"mira{n}", "password": PASSWORD}, guest["access"]) for n in range(6)]
    assert sorted(answer.status_code for answer in at_once(webs, calls)) == [200] + [409] * 5


def test_refreshing_goes_on_without_redis(webs, redis):
    guest = post(webs[0], "auth/guest").json()
    redis.kill()
    assert post(webs[0], "auth/token/refresh", {"refresh": guest["refresh"]}).status_code == 200
    assert me(webs[0], guest["access"]).status_code == 200
