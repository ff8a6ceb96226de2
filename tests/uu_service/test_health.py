"""The service says how it is."""

import pytest
from django.db import InterfaceError, OperationalError, connection
from django.utils import timezone

from accounts.credentials import liveness
from games.models import ClockTick
from uu_service import health, metrics


@pytest.fixture(autouse=True)
def _own_checks(monkeypatch):
    """Without what watches the card sets: these tests load none."""
    monkeypatch.setattr(
        health, "_CHECKS", {name: check for name, check in health._CHECKS.items() if name != "card_sets"}
    )


def sick():
    raise RuntimeError("no pulse")


def test_the_process_answers(client):
    assert client.get("/healthz").json() == {"status": "ok", "degraded": [], "why": {}}


@pytest.mark.django_db
def test_all_well(client):
    ClockTick.objects.create(at=timezone.now())
    assert client.get("/readyz").json() == {"status": "ok", "degraded": [], "why": {}}


@pytest.mark.django_db
def test_a_sick_part_is_named_and_no_reason_to_leave(client):
    health.register_check("clock", sick)
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()) == (200, {"status": "degraded", "degraded": ["clock"], "why": {}}), (
        "what an error says may be secret"
    )


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


def test_invented_methods_are_one_line_of_metrics(client):
    for number in range(50):
        client.generic(f"BREW{number}", "/healthz")
    page = client.get("/metrics").content.decode()
    assert 'uu_requests_total{method="other",route="healthz",status="405"}' in page
    assert "BREW" not in page


@pytest.mark.parametrize(("chosen", "host"), [({}, "127.0.0.1"), ({"METRICS_HOST": "0.0.0.0"}, "0.0.0.0")])
def test_metrics_of_a_worker_are_for_its_own_host_unless_it_is_said(monkeypatch, chosen, host):
    asked = []
    monkeypatch.setattr(metrics, "start_http_server", lambda port, addr, registry: asked.append((port, addr)))
    for name, value in {"METRICS_PORT": "9100", **chosen}.items():
        monkeypatch.setenv(name, value)
    metrics.serve_beside()
    assert asked == [(9100, host)]


@pytest.mark.django_db
@pytest.mark.parametrize("error", [OperationalError, InterfaceError])
@pytest.mark.parametrize("path", ["/api/v1/games", "/api/v1/me"])
def test_without_a_database_an_answer_says_when_to_come_back(client, path, error):
    def away(*_):
        raise error("the database has gone away")

    token = client.post("/api/v1/auth/guest", {}, content_type="application/json").json()["access"]
    liveness.clear()
    with connection.execute_wrapper(away):
        answer = client.get(path, headers={"Authorization": f"Bearer {token}"})
    assert (answer.status_code, answer.json()["code"], answer.headers["Retry-After"]) == (503, "unavailable", "2")
