"""Bodies that come in chunks, without a length, at all real servers: read like any other, never dropped."""

import sys

import httpx
import pytest

from tests.games.server import embedded_service
from tests.services.ports import free_port
from tests.services.processes import Process


@pytest.fixture(scope="module")
def asgi(tmp_path_factory):
    folder = tmp_path_factory.mktemp("chunked")
    with embedded_service(folder) as address:
        yield folder, address


@pytest.fixture(scope="module")
def wsgi(asgi):
    yield from _served(asgi[0], "wsgi", "uu_service.wsgi:application")


@pytest.fixture(scope="module")
def rest(asgi):
    yield from _served(asgi[0], "asginl", "uu_service.rest:application")


def _served(folder, interface, application):
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "granian", "--interface", interface, "--port", str(port), application]
    own = {"UU_VAR_DIR": str(folder), "DATABASE_URL": "", "REDIS_URL": ""}
    process = Process(interface, command, folder / f"{interface}.log", env=own, is_ready=lambda: _is_up(address))
    process.start()
    yield folder, address
    process.stop()


@pytest.fixture(params=["asgi", "wsgi", "rest"])
def address(request):
    return request.getfixturevalue(request.param)[1]


def _is_up(address):
    try:
        return httpx.get(f"{address}/healthz", timeout=2).status_code == 200
    except httpx.TransportError:
        return False


def chunked(method, url, *parts, token=None):
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    return httpx.request(method, url, content=iter(parts), headers=headers, timeout=20)


def test_a_body_in_chunks_is_read(address):
    made = chunked("POST", f"{address}/api/v1/auth/guest", b'{"display_', b'name": "Ann', b'"}')
    assert (made.status_code, made.json()["account"]["display_name"]) == (201, "Ann")
    changed = chunked("PATCH", f"{address}/api/v1/me", b'{"display_name":', b'"Bea"}', token=made.json()["access"])
    assert (changed.status_code, changed.json()["display_name"]) == (200, "Bea")


def test_rubbish_in_chunks_is_refused(address):
    answer = chunked("POST", f"{address}/api/v1/auth/guest", b"{rub", b"bish")
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed_json")


def test_too_many_chunks_are_too_large(address):
    answer = chunked("POST", f"{address}/api/v1/auth/guest", b'{"display_name": "', *[b"x" * 64_000] * 8, b'"}')
    assert (answer.status_code, answer.json()["code"]) == (413, "body_too_large")


def test_no_chunks_at_all_are_an_empty_body(address):
    assert chunked("POST", f"{address}/api/v1/auth/guest").status_code == 201
