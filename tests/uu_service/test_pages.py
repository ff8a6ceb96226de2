"""Cursor pages show every row once, whatever comes and goes."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import Account

pytestmark = [pytest.mark.urls("tests.uu_service.probe"), pytest.mark.django_db]


@pytest.fixture
def rows():
    now = timezone.now()
    return [
        Account.objects.create_user(
            None, is_guest=True, display_name="abc"[i % 3], date_joined=now - timedelta(seconds=i // 5)
        )
        for i in range(25)
    ]


def walk(client, limit, between=lambda: None):
    seen, cursor = [], None
    while True:
        page = client.get("/api/v1/rows", {"limit": limit} | ({"cursor": cursor} if cursor else {})).json()
        seen += page["items"]
        cursor = page["next"]
        if cursor is None:
            return seen
        between()


def test_pages_join_to_the_whole_list_in_order(client, rows):
    whole = sorted(rows, key=lambda a: (a.display_name, -a.date_joined.timestamp(), a.id))
    for limit in (1, 4, 25, 100):
        assert walk(client, limit) == [str(a.id) for a in whole]


def test_rows_that_come_and_go_neither_repeat_nor_hide_others(client, rows):
    def disturb():
        Account.objects.create_user(None, is_guest=True, display_name="a")

    seen = walk(client, 4, disturb)
    assert len(seen) == len(set(seen))
    assert {str(a.id) for a in rows} <= set(seen)


@pytest.mark.parametrize("cursor", ["x", "bnVsbA", "WzFd", "%00", "W10"])
def test_a_forged_cursor_is_refused(client, cursor):
    answer = client.get(f"/api/v1/rows?cursor={cursor}")
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid_query")


def test_the_limit_has_limits(client):
    assert client.get("/api/v1/rows?limit=0").json()["errors"][0]["code"] == "too_small"
    assert client.get("/api/v1/rows?limit=101").json()["errors"][0]["code"] == "too_large"
