"""Duplicates of one POST, all at once, on PostgreSQL and several web processes."""

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from django.db import connection

from accounts.models import Account
from uu_service.api.models import IdempotencyRecord

DUPLICATES = 200
PROBE = {"DJANGO_SETTINGS_MODULE": "tests.services.probe_settings", "UU_THROTTLE_PLAY": "100000/second"}


def test_two_hundred_duplicates_make_one_effect_and_equal_answers(services):
    webs = [services.start_web(env=PROBE) for _ in "ab"]
    headers = {"X-Probe": "ann", "Idempotency-Key": "wish-1"}
    body = {"name": "abc", "clock": {"mode": "live"}}
    with httpx.Client(timeout=120, limits=httpx.Limits(max_connections=64)) as client, ThreadPoolExecutor(64) as pool:
        urls = [f"{webs[number % 2].url}/api/v1/made" for number in range(DUPLICATES)]
        answers = list(pool.map(lambda url: client.post(url, json=body, headers=headers), urls))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.content for answer in answers}) == 1
    assert sum("Idempotent-Replayed" not in answer.headers for answer in answers) == 1
    assert Account.objects.count() == 1
    assert IdempotencyRecord.objects.count() == 1


@pytest.mark.direct
def test_a_duplicate_of_a_request_that_does_not_end_is_told_to_come_back(services):
    web = services.start_web(env={**PROBE, "UU_DB_SECONDS": "1"})
    with connection.cursor() as cursor:
        cursor.execute("BEGIN")
        cursor.execute(
            "INSERT INTO api_idempotencyrecord (principal, key, fingerprint, headers, body, expires_at)"
            " VALUES ('ann', 'wish-2', '', '{}', '', now() + interval '1 day')"
        )
        answer = httpx.post(
            f"{web.url}/api/v1/made",
            json={"name": "abc", "clock": {"mode": "live"}},
            headers={"X-Probe": "ann", "Idempotency-Key": "wish-2"},
            timeout=60,
        )
        cursor.execute("ROLLBACK")
    assert (answer.status_code, answer.json()["code"]) == (409, "still_running")
    assert answer.headers["Retry-After"] == "1"
    assert Account.objects.count() == 0
