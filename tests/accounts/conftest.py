"""People and clients for the tests of this room."""

import json

import pytest
from django.test import Client, TestCase

from accounts.liveness import cache

PASSWORD = "correct-horse-battery"


class CommittingClient(Client):
    """Runs what waits for the commit after each request, although the test's own transaction never commits."""

    def request(self, **request):
        with TestCase.captureOnCommitCallbacks(execute=True):
            return super().request(**request)


class Api:
    """A client that speaks JSON, with a token if it has one."""

    def __init__(self, token=None, **headers):
        self.token = token
        self.client = CommittingClient(headers=headers)

    def with_token(self, token):
        return Api(token)

    def send(self, method, path, body=None, **headers):
        if self.token:
            headers = {"Authorization": f"Bearer {self.token}", **headers}
        data = b"" if body is None else json.dumps(body).encode()
        return self.client.generic(method, f"/api/v1/{path}", data, "application/json", headers=headers)

    def get(self, path, **headers):
        return self.send("GET", path, **headers)

    def post(self, path, body=None, **headers):
        return self.send("POST", path, {} if body is None else body, **headers)

    def patch(self, path, body, **headers):
        return self.send("PATCH", path, body, **headers)

    def delete(self, path, **headers):
        return self.send("DELETE", path, **headers)


@pytest.fixture(autouse=True)
def _nothing_remembered(settings):
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    cache.clear()


@pytest.fixture
def api(db):
    return Api()


@pytest.fixture
def guest(api):
    return api.post("auth/guest").json()


@pytest.fixture
def as_guest(api, guest):
    return api.with_token(guest["access"])


@pytest.fixture
def user(api):
    return api.post("auth/register", {"username": "Mira", "password": PASSWORD}).json()


@pytest.fixture
def as_user(api, user):
    return api.with_token(user["access"])
