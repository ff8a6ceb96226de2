"""Who asks too often is told so, by purpose, and when to come back."""

import pytest

from uu_service.api import throttling
from uu_service.api.limiter import LimiterDown, MemoryLimiter, Rate, judge

pytestmark = pytest.mark.urls("tests.uu_service.probe")


def test_a_whole_burst_is_allowed_and_then_a_trickle():
    rate, empty_at = Rate(20, 1), 0.0
    for left in range(19, -1, -1):
        verdict, empty_at = judge(empty_at, 100.0, rate)
        assert (verdict.allowed, verdict.remaining) == (True, left)
    refused, same = judge(empty_at, 100.0, rate)
    assert not refused.allowed
    assert refused.retry_after == pytest.approx(0.05)
    assert same == empty_at
    assert judge(empty_at, 100.05, rate)[0].allowed
    assert not judge(judge(empty_at, 100.05, rate)[1], 100.05, rate)[0].allowed


def test_a_refusal_costs_nothing():
    rate = Rate(1, 60)
    _, empty_at = judge(0.0, 100.0, rate)
    for _ in range(50):
        verdict, empty_at = judge(empty_at, 130.0, rate)
        assert not verdict.allowed
    assert judge(empty_at, 160.0, rate)[0].allowed


def test_headers_tell_the_policy_and_what_is_left(client, settings):
    settings.THROTTLES = {**settings.THROTTLES, "read": "3/hour"}
    answer = client.get("/api/v1/probe")
    assert answer.headers["RateLimit-Policy"] == '"read";q=3;w=3600'
    assert answer.headers["RateLimit"] == '"read";r=2;t=1200'


def test_too_often_is_a_problem_with_a_time_to_come_back(client, settings):
    settings.THROTTLES = {**settings.THROTTLES, "read": "1/hour"}
    assert client.get("/api/v1/probe").status_code == 200
    answer = client.get("/api/v1/probe")
    assert (answer.status_code, answer.json()["code"]) == (429, "throttled")
    assert 3590 <= int(answer.headers["Retry-After"]) <= 3600
    assert answer.headers["RateLimit"].startswith('"read";r=0')


@pytest.mark.django_db
def test_reads_never_starve_a_move(client, settings):
    settings.THROTTLES = {**settings.THROTTLES, "read": "1/hour"}
    for _ in range(3):
        client.get("/api/v1/probe")
    order = {"name": "abc", "clock": {"mode": "live"}}
    answer = client.post("/api/v1/made", order, content_type="application/json")
    assert answer.status_code == 201
    assert answer.headers["RateLimit-Policy"] == '"play";q=20;w=1'


class Down:
    def take(self, key, rate):
        raise LimiterDown


def test_without_its_limiter_play_opens_and_auth_closes(client, monkeypatch, rf):
    monkeypatch.setattr(throttling, "limiter", Down)
    assert client.get("/api/v1/probe").status_code == 200
    assert throttling.take_turn(rf.post("/"), "play") == {}
    with pytest.raises(throttling.Unavailable):
        throttling.take_turn(rf.post("/"), "auth")


def test_a_forged_forwarding_header_makes_nobody_else(client, settings):
    settings.THROTTLES = {**settings.THROTTLES, "read": "1/hour"}
    assert client.get("/api/v1/probe", headers={"x-forwarded-for": "1.1.1.1"}).status_code == 200
    assert client.get("/api/v1/probe", headers={"x-forwarded-for": "2.2.2.2"}).status_code == 429


def test_looking_takes_no_turn_and_forgetting_gives_them_back():
    limiter, rate = MemoryLimiter(), Rate(2, 3600)
    assert [limiter.look("someone", rate).allowed for _ in range(5)] == [True] * 5
    assert [limiter.take("someone", rate).allowed for _ in range(3)] == [True, True, False]
    assert not limiter.look("someone", rate).allowed
    limiter.forget("someone")
    assert limiter.take("someone", rate).allowed
