"""What every test may use, and what every test is held to: no answer may break the contract."""

import os
from hashlib import sha256
from itertools import count

import pytest
from django.conf import settings
from django.test import AsyncClient, Client

from games.services import start
from tests.contract import check_answer
from uu_service.api import throttling
from uu_service.api.limiter import MemoryLimiter


@pytest.fixture(autouse=True)
def _fresh_throttles():
    """One test's requests never slow another's."""
    limiter = throttling.limiter()
    if isinstance(limiter, MemoryLimiter):
        limiter.forget_all()


@pytest.fixture(autouse=True)
def _the_same_deals_each_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance never decides whether a test passes: its games are dealt from its own name. UU_DEALS=2 deals others."""
    name, numbers = f"{os.environ.get('UU_DEALS', 1)} {request.node.nodeid}", count()
    monkeypatch.setattr(start, "fresh_secret", lambda: sha256(f"{name} {next(numbers)}".encode()).digest())


def _check(response):
    body = b"" if response.streaming else response.content
    request = response.request
    is_ours = settings.ROOT_URLCONF == "uu_service.urls"
    path = request.get("PATH_INFO") or request["path"]
    method = request.get("REQUEST_METHOD") or request["method"]
    if response.headers.get("Content-Encoding") != "gzip":
        check_answer(method, path, response.status_code, response.headers, body, is_ours=is_ours)
    return response


@pytest.fixture(autouse=True, scope="session")
def _every_answer_keeps_the_contract():
    """Wraps Django's test clients, from which all others inherit."""
    sync_request, async_request = Client.request, AsyncClient.request

    def checked(self, **request):
        return _check(sync_request(self, **request))

    async def checked_async(self, **request):
        return _check(await async_request(self, **request))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Client, "request", checked)
        patch.setattr(AsyncClient, "request", checked_async)
        yield
