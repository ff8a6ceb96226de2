"""A repeated request has one effect and gets the same answer."""

import threading
from datetime import timedelta

import pytest
from django.db import connection, transaction
from django.test import Client
from django.utils import timezone

from accounts.models import Account
from uu_service.api.kept_answers import purge
from uu_service.api.models import IdempotencyRecord

pytestmark = [pytest.mark.urls("tests.uu_service.probe"), pytest.mark.django_db]

ORDER = {"name": "abc", "clock": {"mode": "live"}}


def send(client, key="k1", who="ann", body=ORDER):
    headers = {"idempotency-key": key} if key else {}
    return client.post(
        "/api/v1/made", body, content_type="application/json", headers={**headers, "x-probe": who} if who else headers
    )


def test_the_second_gets_the_first_answer(client):
    first, second = send(client), send(client)
    assert (first.status_code, second.status_code) == (201, 201)
    assert first.content == second.content
    assert first.headers["Location"] == second.headers["Location"]
    assert "Idempotent-Replayed" not in first.headers
    assert second.headers["Idempotent-Replayed"] == "true"
    assert Account.objects.count() == 1


def test_without_a_key_each_request_counts(client):
    send(client, key=None)
    send(client, key=None)
    assert Account.objects.count() == 2


def test_the_order_of_keys_in_the_body_does_not_matter(client):
    first = send(client)
    assert send(client, body=dict(reversed(ORDER.items()))).content == first.content


def test_another_body_under_the_same_key_is_refused(client):
    send(client)
    answer = send(client, body={**ORDER, "name": "other"})
    assert (answer.status_code, answer.json()["code"]) == (422, "idempotency_key_reused")
    assert Account.objects.count() == 1


def test_a_new_secret_key_of_the_service_forgets_no_answer(client, settings):
    first = send(client)
    settings.SECRET_KEY, settings.SECRET_KEY_FALLBACKS = "another key", [settings.SECRET_KEY]
    again = send(client)
    assert (again.content, again.headers["Idempotent-Replayed"]) == (first.content, "true")
    assert send(client, body={**ORDER, "name": "other"}).status_code == 422
    assert Account.objects.count() == 1


def test_keys_belong_to_their_principal(client):
    assert send(client, who="ann").content != send(client, who="bob").content


def test_nobody_owns_no_keys(client):
    send(client, who=None)
    send(client, who=None)
    assert Account.objects.count() == 2
    assert IdempotencyRecord.objects.count() == 0


def test_a_refusal_is_not_kept_and_leaves_nothing(client):
    assert send(client, body={**ORDER, "name": "refuse"}).status_code == 404
    assert Account.objects.count() == 0
    assert IdempotencyRecord.objects.count() == 0
    assert send(client).status_code == 201


@pytest.mark.parametrize("key", ["with space", "x" * 256, "ü"])
def test_a_strange_key_is_refused(client, key):
    answer = send(client, key=key)
    assert (answer.status_code, answer.json()["code"]) == (400, "idempotency_key_invalid")


def test_an_expired_key_is_free_again(client):
    first = send(client)
    IdempotencyRecord.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    again = send(client)
    assert again.content != first.content
    assert send(client).content == again.content


def test_housekeeping_forgets_what_has_expired(client):
    send(client, key="old")
    IdempotencyRecord.objects.update(expires_at=timezone.now() - timedelta(seconds=1))
    send(client, key="new")
    assert purge() == 1
    assert [r.key for r in IdempotencyRecord.objects.all()] == ["new"]


@pytest.mark.django_db(transaction=True)
def test_duplicates_at_the_same_time_have_one_effect():
    answers = []

    def duplicate():
        try:
            answers.append(send(Client()))
        finally:
            connection.close()

    threads = [threading.Thread(target=duplicate) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.content for answer in answers}) == 1
    assert Account.objects.count() == 1


@pytest.mark.django_db(transaction=True)
def test_waiting_ends_with_still_running(client):
    held, release = threading.Event(), threading.Event()

    def hold():
        with transaction.atomic():
            held.set()
            release.wait(60)
        connection.close()

    thread = threading.Thread(target=hold)
    thread.start()
    held.wait(60)
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA busy_timeout = 100")
    answer = send(client)
    release.set()
    thread.join(60)
    connection.close()
    assert (answer.status_code, answer.json()["code"]) == (409, "still_running")
    assert answer.headers["Retry-After"] == "1"
