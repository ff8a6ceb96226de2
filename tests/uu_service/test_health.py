"""The service says how it is."""

import pytest
from django.utils import timezone

from games.models import ClockTick
from uu_service import health


@pytest.fixture(autouse=True)
def _own_checks(monkeypatch):
    monkeypatch.setattr(health, "_CHECKS", dict(health._CHECKS))


def sick():
    raise RuntimeError("no pulse")


def test_the_process_answers(client):
    assert client.get("/healthz").json() == {"status": "ok", "degraded": []}


@pytest.mark.django_db
def test_all_well(client):
    ClockTick.objects.create(at=timezone.now())
    assert client.get("/readyz").json() == {"status": "ok", "degraded": []}


@pytest.mark.django_db
def test_a_sick_part_is_named_and_no_reason_to_leave(client):
    health.register_check("clock", sick)
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()) == (200, {"status": "degraded", "degraded": ["clock"]})


@pytest.mark.django_db
def test_without_what_is_vital_it_is_not_ready(client):
    health.register_check("database", sick, fatal=True)
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")


def test_metrics_count_requests_by_route(client):
    client.get("/healthz")
    page = client.get("/metrics").content.decode()
    assert 'uu_requests_total{method="GET",route="healthz",status="200"}' in page
