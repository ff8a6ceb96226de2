"""What every test may use, and what every test is held to: no answer may break the contract."""

import os
from hashlib import sha256
from itertools import count
from typing import Any

import pytest
from django.conf import settings
from django.test import AsyncClient, Client

from cards.api import shows
from cards.selectors import forget_numbers
from games.services import start
from tests.contract import check_answer
from tests.database import put_back_after_each_test
from tests.shipped_once import loaded_sets_are_looked_at_once
from uu_service.api import public, throttling
from uu_service.api.limiter import MemoryLimiter
from uu_service.api.middleware import StaticFiles


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup, django_db_blocker):
    with django_db_blocker.unblock(), put_back_after_each_test():
        yield


@pytest.fixture(autouse=True)
def _fresh_throttles():
    """One test's requests never slow another's."""
    limiter = throttling.limiter()
    if isinstance(limiter, MemoryLimiter):
        limiter.forget_all()


@pytest.fixture(autouse=True)
def _nothing_kept_of_other_tests():
    """Each test's database has versions of its own under the same numbers, and tests have rulesets and settings."""
    forget_numbers()
    public._made.cache_clear()
    shows._listed.cache_clear()


@pytest.fixture(autouse=True)
def _the_same_deals_each_time(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance never decides whether a test passes: its games are dealt from its own name. UU_DEALS=2 deals others."""
    name, numbers = f"{os.environ.get('UU_DEALS', 1)} {request.node.nodeid}", count()
    monkeypatch.setattr(start, "fresh_secret", lambda: sha256(f"{name} {next(numbers)}".encode()).digest())


@pytest.fixture(autouse=True, scope="session")
def _static_files_are_looked_for_once():
    """Each test client makes its own middleware, which would look for hundreds of files that do not change."""
    look, found = StaticFiles.add_files_from_finders, {}

    def add(self):
        key = (self.static_prefix, self.max_age)
        if key not in found:
            look(self)
            found[key] = dict(self.files)
        self.files.update(found[key])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(StaticFiles, "add_files_from_finders", add)
        yield


@pytest.fixture
def plain_static(settings: Any) -> None:
    """Pages are rendered without `collectstatic`: their files keep their plain names."""
    storage = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
    settings.STORAGES = {**settings.STORAGES, "staticfiles": storage}


@pytest.fixture(autouse=True, scope="session")
def _loaded_sets_are_looked_at_once():
    with loaded_sets_are_looked_at_once():
        yield


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
