"""Bodies that come a byte at a time take no thread from the others, and are given up after a while."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest

from tests.services.fleet import Services, Web

HEAD = "POST {} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{{"
GUEST = "/api/v1/auth/guest"


def begin(web: Web, path: str = GUEST) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", httpx.URL(web.url).port), timeout=60)
    connection.sendall(HEAD.format(path).encode())
    return connection


@contextmanager
def slow_senders(web: Web, count: int) -> Iterator[None]:
    """So many clients that send a blank now and then, for as long as the block lasts."""
    ended = threading.Event()
    with ExitStack() as stack:
        senders = [stack.enter_context(begin(web)) for _ in range(count)]

        def dribble() -> None:
            while not ended.wait(0.5):
                for sender in senders:
                    try:
                        sender.sendall(b" ")
                    except OSError:  # it was given up
                        continue

        thread = threading.Thread(target=dribble)
        thread.start()
        try:
            yield
        finally:
            ended.set()
            thread.join()


def read_all(connection: socket.socket) -> bytes:
    """Until the server hangs up."""
    heard = b""
    while chunk := connection.recv(65536):
        heard += chunk
    return heard


def test_with_forty_slow_bodies_everybody_else_is_served(services: Services) -> None:
    web = services.start_web(env={"UU_BODY_SECONDS": "60", "UU_THROTTLE_AUTH": "9999/second"})
    with slow_senders(web, 40), httpx.Client(base_url=web.url, timeout=20) as client:
        for _ in range(5):
            assert client.get("/healthz").status_code == 200
            assert client.post(GUEST, json={"display_name": "Ann"}).status_code == 201
            time.sleep(0.2)


@pytest.mark.parametrize("kind", ["rest", "asgi"])
def test_a_body_that_does_not_come_is_a_408_and_hung_up_on(services: Services, kind: str) -> None:
    web = services.start_web(kind, env={"UU_BODY_SECONDS": "0.5"})
    for path in (GUEST, "/admin/login/"):
        with begin(web, path) as connection:
            answer = read_all(connection).decode()
        assert answer.startswith("HTTP/1.1 408")
        assert '"code":"body_too_slow"' in answer
        assert '"retryable":true' in answer
