"""Whatever goes wrong, the answer is a problem with the right status and code."""

import json

import pytest

import words
from uu_service.api.problems import CODES, kebab

pytestmark = pytest.mark.urls("tests.uu_service.probe")

GOOD = {"name": "abc", "clock": {"mode": "live"}}


def problem(answer, status, code):
    assert answer.status_code == status
    assert answer.headers["Content-Type"] == "application/problem+json"
    body = json.loads(answer.content)
    assert (body["status"], body["code"]) == (status, code)
    assert body["request_id"] == answer.headers["X-Request-ID"]
    assert body["title"]
    assert body["detail"]
    assert "Traceback" not in answer.content.decode()
    return body


def test_a_good_body_comes_back(client):
    answer = client.post("/api/v1/probe", GOOD, content_type="application/json")
    assert answer.status_code == 200
    assert answer.json()["clock"] == {"mode": "live", "seconds": 10}


@pytest.mark.parametrize("raw", [b"{", b"\xff\xfe", b"nope", b"[1e400]", b'{"a":1}{', b"[" * 100_000])
def test_malformed_json(client, raw):
    problem(client.generic("POST", "/api/v1/probe", raw, content_type="application/json"), 400, "malformed_json")


def test_a_wrong_body_names_every_field(client):
    answer = client.post("/api/v1/probe", {"name": 3, "clok": {}}, content_type="application/json")
    errors = problem(answer, 422, "validation_failed")["errors"]
    assert [(e["pointer"], e["code"]) for e in errors] == [
        ("/clok", "unknown_field"),
        ("/name", "wrong_type"),
        ("/clock", "missing"),
    ]
    assert "“clock”" in errors[0]["detail"]


def test_an_empty_body_is_an_empty_object(client):
    errors = problem(client.generic("POST", "/api/v1/probe"), 422, "validation_failed")["errors"]
    assert [e["pointer"] for e in errors] == ["/name", "/clock"]


def test_a_wrong_query_names_the_parameter(client):
    errors = problem(client.get("/api/v1/probe?after=-1&opne=true"), 400, "invalid_query")["errors"]
    assert [(e["pointer"], e["code"]) for e in errors] == [("/opne", "unknown_field"), ("/after", "too_small")]


def test_a_body_of_ten_megabytes(client):
    raw = b'{"name": "' + b"x" * 10_000_000 + b'"}'
    problem(client.generic("POST", "/api/v1/probe", raw, content_type="application/json"), 413, "body_too_large")


def test_a_wrong_content_type(client):
    problem(client.post("/api/v1/probe", {"name": "abc"}), 415, "unsupported_media_type")


def test_an_accept_that_cannot_be_served(client):
    problem(client.get("/api/v1/probe", headers={"accept": "text/html"}), 406, "not_acceptable")


def test_a_path_that_does_not_exist(client):
    problem(client.get("/api/v1/nowhere"), 404, "not_found")
    problem(client.get("/wp-login.php"), 404, "not_found")


def test_a_method_that_is_not_allowed(client):
    answer = client.delete("/api/v1/probe")
    problem(answer, 405, "method_not_allowed")
    assert answer.headers["Allow"] == "GET, POST, HEAD, OPTIONS"


@pytest.mark.parametrize("debug", [False, True])
def test_a_server_error_shows_nothing(client, settings, debug):
    settings.DEBUG = debug
    client.raise_request_exception = False
    body = problem(client.get("/api/v1/broken"), 500, "internal_error")
    assert "secret" not in json.dumps(body)
    assert body["retryable"] is True


def test_the_words_follow_accept_language(client):
    titles = {
        language: client.get("/nowhere", headers={"accept-language": f"{language}-XX, en;q=0.2"}).json()["title"]
        for language in words.LANGUAGES
    }
    assert len(set(titles.values())) == 5
    assert titles["en"] == "Not found"


def test_every_answer_has_an_id_and_the_time(client):
    answer = client.get("/api/v1/probe", headers={"x-request-id": "phone-12345678"})
    assert answer.headers["X-Request-ID"] == "phone-12345678"
    assert answer.headers["Server-Time"].endswith("Z")
    assert client.get("/api/v1/probe", headers={"x-request-id": "bad id\t"}).headers["X-Request-ID"] != "bad id\t"


def test_every_code_has_words():
    missing = [
        (code, part) for code in CODES for part in ("title", "detail") if not words.has(f"problem-{kebab(code)}-{part}")
    ]
    assert missing == []
