"""People and clients for the tests of this room."""

import json

import pytest
from django.test import Client, TestCase

from accounts.credentials import liveness
from accounts.issuer_keys import keys_of
from accounts.mailing import do_send_mails
from tests.accounts.outside import code_in, mail_server, oidc_issuer

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

    def delete(self, path, body=None, **headers):
        return self.send("DELETE", path, body, **headers)


@pytest.fixture(autouse=True)
def _nothing_remembered(settings):
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    liveness.clear()


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


@pytest.fixture(scope="session")
def _mail_server(tmp_path_factory):
    with mail_server(tmp_path_factory.mktemp("mail")) as server:
        yield server


@pytest.fixture
def mails(_mail_server, settings):
    """A mail server in a process of its own, to which the service sends."""
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", _mail_server.port
    _mail_server.empty()
    return _mail_server


@pytest.fixture(scope="session")
def _issuer(tmp_path_factory):
    with oidc_issuer(tmp_path_factory.mktemp("issuer")) as issuer:
        yield issuer


@pytest.fixture
def issuer(_issuer, settings):
    """An issuer in a process of its own, which the operator calls `club`."""
    settings.IDENTITY_ISSUERS = {"club": {"issuer": _issuer.url, "audiences": ["the-app", "the-web"]}}
    settings.IDENTITY_ALLOWED_NETWORKS = ["127.0.0.0/8"]
    _issuer.tell("mode", mode="healthy")
    keys_of.cache_clear()
    return _issuer


def mailed(mails, address, count=1):
    """Send what is due; the newest mail to the address."""
    do_send_mails()
    return mails.wait_for(address, count)


def give_email(person, mails, address):
    """The account of this client has the address from now on."""
    asked = person.post("me/email", {"email": address})
    assert asked.status_code == 202, asked.content
    code = code_in(mailed(mails, address, len(mails.mails(address)) + 1))
    confirmed = person.post("auth/email/confirm", {"id": asked.json()["id"], "code": code})
    assert confirmed.status_code == 204, confirmed.content
