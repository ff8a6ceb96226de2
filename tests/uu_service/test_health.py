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


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
def test_whoever_probes_may_call_it_by_any_address(client, settings, path):
    settings.ALLOWED_HOSTS = ["play.example"]
    assert client.get(path, headers={"Host": "10.0.0.7:8000"}).status_code == 200


def test_nobody_else_may(client, settings):
    settings.ALLOWED_HOSTS = ["play.example"]
    answer = client.get("/docs", headers={"Host": "10.0.0.7:8000"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
