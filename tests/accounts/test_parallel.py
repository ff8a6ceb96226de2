"""Many at once, with real threads and connections: on SQLite here, on PostgreSQL in the services suite."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from threading import Barrier

import pytest
from django.db import connection
from django.utils import timezone

from accounts.housekeeping import do_tidy
from accounts.models import Account, ApiKey, Session
from tests.accounts.conftest import PASSWORD, Api

pytestmark = pytest.mark.django_db(transaction=True)


def at_once(*calls):
    """Run all calls in threads that start together; their results in order."""
    start = Barrier(len(calls))

    def run(call):
        start.wait(60)
        try:
            return call()
        finally:
            connection.close()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(run, calls))


def statuses(answers):
    return sorted(answer.status_code for answer in answers)


def test_parallel_refreshes_all_get_the_one_successor(api, guest):
    refresh = lambda: Api().post("auth/token/refresh", {"refresh": guest["refresh"]})  # noqa: E731
    answers = at_once(*[refresh] * 8)
    assert statuses(answers) == [200] * 8
    assert len({answer.json()["refresh"] for answer in answers}) == 1
    assert Session.objects.get().generation == 2


@pytest.mark.parametrize("round_number", range(5))
def test_signing_out_beside_a_refresh_ends_the_session_for_good(api, guest, round_number):
    body = {"refresh": guest["refresh"]}
    at_once(lambda: Api().post("auth/token/refresh", body), lambda: Api().post("auth/logout", body))
    assert Session.objects.get().ended_at
    assert api.post("auth/token/refresh", body).status_code == 401


def test_one_name_in_many_cases_is_given_once(api):
    def registering(name):
        return lambda: Api().post("auth/register", {"username": name, "password": PASSWORD})

    assert statuses(at_once(*map(registering, ("Mira", "mira", "MIRA", "mIrA")))) == [201, 409, 409, 409]
    assert Account.objects.count() == 1


def test_a_guest_is_upgraded_once(as_guest, guest):
    def upgrading(name):
        return lambda: Api(guest["access"]).post("me/upgrade", {"username": name, "password": PASSWORD})

    assert statuses(at_once(*map(upgrading, ("ada", "bea", "cleo")))) == [200, 409, 409]
    assert as_guest.get("me").json()["username"] in {"ada", "bea", "cleo"}


def test_the_limit_of_keys_holds_for_parallel_requests(guest, monkeypatch):
    monkeypatch.setattr("accounts.keys.MOST_KEYS", 2)
    making = lambda: Api(guest["access"]).post("me/api-keys", {"name": "x", "scopes": ["games:read"]})  # noqa: E731
    assert statuses(at_once(*[making] * 5)) == [201, 201, 409, 409, 409]
    assert ApiKey.objects.count() == 2


def test_two_housekeepers_remove_each_guest_once():
    long_ago = timezone.now() - timedelta(days=200)
    for _ in range(12):
        Account.objects.create_user(None, is_guest=True, date_joined=long_ago)
    tidied = at_once(do_tidy, do_tidy, do_tidy)
    assert sum(one.guests for one in tidied) == 12
    assert not Account.objects.exists()
