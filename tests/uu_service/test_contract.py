"""The contract holds what it promises, and finds what breaks it."""

import json

import pytest

from tests import contract
from tests.contract import BrokenContract, check_answer

HEADERS = {"X-Request-ID": "12345678", "Server-Time": "2026-01-01T00:00:00.000Z"}
THING = {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}
A_THING = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}}}
DOCUMENT = {
    "paths": {
        "/api/v1/things/{id}": {"get": {"responses": {"200": A_THING, "default": {}}}},
        "/api/v1/things/join": {"post": {"responses": {"204": {}, "default": {}}}},
    },
    "components": {"schemas": {"Thing": THING}},
}


@pytest.fixture(autouse=True)
def _small_document(monkeypatch):
    caches = (contract._templates, contract._validator)
    for cached in caches:
        cached.cache_clear()
    monkeypatch.setattr(contract, "document", lambda: contract._closed(DOCUMENT))
    yield
    for cached in caches:
        cached.cache_clear()


def answer(method, path, status, body=None):
    media = {"Content-Type": "application/json"} if body is not None else {}
    raw = b"" if body is None else json.dumps(body).encode()
    check_answer(method, path, status, HEADERS | media, raw)


def test_a_kept_promise_passes():
    answer("GET", "/api/v1/things/7", 200, {"name": "x"})
    answer("POST", "/api/v1/things/join", 204)


@pytest.mark.parametrize(
    ("method", "path", "status", "body"),
    [
        ("GET", "/api/v1/things/7", 200, {"name": "x", "more": 1}),
        ("GET", "/api/v1/things/7", 200, {"name": 3}),
        ("GET", "/api/v1/things/7", 200, {}),
        ("GET", "/api/v1/things/7", 201, {"name": "x"}),
        ("GET", "/api/v1/others", 200, {"name": "x"}),
        ("POST", "/api/v1/things/join", 204, {"name": "x"}),
        ("PUT", "/api/v1/things/7", 200, {"name": "x"}),
    ],
)
def test_a_broken_promise_is_found(method, path, status, body):
    with pytest.raises(BrokenContract):
        answer(method, path, status, body)


def test_an_answer_without_its_id_is_found():
    with pytest.raises(BrokenContract):
        check_answer("POST", "/api/v1/things/join", 204, {}, b"")
