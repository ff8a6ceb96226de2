"""A long poll leaves no circles of objects: to find them, the garbage collector halts the whole process."""

import asyncio
import gc
from collections import Counter
from typing import Any

import pytest

from tests.games.people import Person, open_table
from uu_service.asgi import application

pytestmark = pytest.mark.django_db(transaction=True)


async def ask(path: str, token: str) -> bytes:
    """The body of an answer, as an ASGI server would get it."""
    body, request = bytearray(), [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> dict[str, Any]:
        return request.pop() if request else await asyncio.Future()

    async def send(message: dict[str, Any]) -> None:
        assert message.get("status", 200) == 200
        body.extend(message.get("body", b""))

    path, _, query = path.partition("?")
    headers = [(b"authorization", f"Bearer {token}".encode()), (b"host", b"localhost")]
    scope = {"type": "http", "method": "GET", "path": path, "query_string": query.encode(), "headers": headers}
    await application({**scope, "raw_path": path.encode(), "http_version": "1.1", "root_path": ""}, receive, send)
    return bytes(body)


async def circles(path: str, token: str) -> Counter[str]:
    """What ten requests leave behind that only the collector finds, by type."""
    for _ in range(3):
        await ask(path, token)  # what is made once
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        for _ in range(10):
            assert await ask(path, token)
        gc.collect()
        return Counter(type(one).__qualname__ for one in gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


@pytest.mark.parametrize("query", ["after=0&wait=25", "wait=1"])
def test_a_long_poll_leaves_no_circles(people: list[Person], query: str) -> None:
    path = f"/api/v1/games/{open_table(people, 'toy')}/events?{query}"
    found = asyncio.run(circles(path, people[0].token))
    assert sum(found.values()) < 50, found
