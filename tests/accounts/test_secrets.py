"""No secret is in the clear in any table, log line or kept answer."""

import base64
import logging

import pytest
from django.db import connection

from accounts.codes import text_of as text_of_code
from accounts.models import MailedCode
from accounts.tokens import KEY_PREFIX, KeyToken
from tests.accounts.conftest import PASSWORD, Api

NEW_PASSWORD = "Another-Fine-One-77"
WRONG_PASSWORD = "Mistyped-Password-31"


def everything_stored():
    """Every value of every table, as the bytes and the letters it could be read by."""
    with connection.cursor() as cursor:
        for table in connection.introspection.table_names(cursor):
            cursor.execute(f"SELECT * FROM {connection.ops.quote_name(table)}")
            for row in cursor.fetchall():
                for value in row:
                    yield bytes(value) if isinstance(value, memoryview | bytes) else str(value).encode()


def spellings(secret):
    """A secret, and the encodings in which it would still be one."""
    raw = secret.encode()
    return {raw, raw.hex().encode(), base64.b64encode(raw), base64.urlsafe_b64encode(raw)}


def spellings_of_key(text):
    raw = KeyToken.read(text).secret
    return {raw, raw.hex().encode(), base64.b64encode(raw), text.removeprefix(KEY_PREFIX).encode()} | spellings(text)


@pytest.fixture
def told(caplog, capsys):
    """Everything that was logged or printed."""
    caplog.set_level(logging.DEBUG)
    for name in ("django", "django.request", "django.security", "accounts", "uu_service"):
        caplog.set_level(logging.DEBUG, logger=name)

    def read():
        printed = capsys.readouterr()
        lines = [caplog.text, printed.out, printed.err, *(repr(vars(record)) for record in caplog.records)]
        return "\n".join(lines).encode()

    return read


def live(api, monkeypatch):
    """All that can happen with secrets, the accidents too; gives the secrets that were in play."""
    guest = api.post("auth/guest").json()
    as_guest = Api(guest["access"])
    once = {"Idempotency-Key": "once"}
    as_guest.post("me/upgrade", {"username": "Mira", "password": PASSWORD}, **once)
    key = as_guest.post("me/api-keys", {"name": "bot", "scopes": ["games:read"], "password": PASSWORD}, **once).json()
    Api(key["key"]).get("me")
    renewed = api.post("auth/token/refresh", {"refresh": guest["refresh"]}).json()
    body = {"current_password": PASSWORD, "new_password": NEW_PASSWORD}
    Api(renewed["access"]).post("me/password", body, **{"Idempotency-Key": "twice"})
    signed = api.post("auth/token", {"username": "Mira", "password": NEW_PASSWORD}).json()
    api.post("auth/token", {"username": "Mira", "password": WRONG_PASSWORD})
    api.post("auth/token", {"username": "Mira", "password": WRONG_PASSWORD, "pasword": WRONG_PASSWORD})
    api.post("auth/register", {"username": "Nova", "password": WRONG_PASSWORD, "language": "xx"})
    Api(signed["access"] + "x").get("me")
    Api(key["key"][:-1]).get("me")
    api.post("auth/token/refresh", {"refresh": renewed["refresh"] + "x"})
    codes = _mailed_codes(api, Api(signed["access"]))
    _break_down(monkeypatch, signed, key)
    tokens = [found[name] for found in (guest, renewed, signed) for name in ("access", "refresh")]
    macs = [token.rpartition(".")[2] for token in tokens]
    return {*tokens, *macs, *codes, PASSWORD, NEW_PASSWORD, WRONG_PASSWORD}, key["key"]


def _mailed_codes(api, person):
    """Codes that were asked for and tried, by the right and by the wrong purpose."""
    asked = person.post("me/email", {"email": "mira@example.org"}, **{"Idempotency-Key": "mail"}).json()
    code = text_of_code(MailedCode.objects.get())
    api.post("auth/recovery/confirm", {"id": asked["id"], "code": code})
    person.post("auth/email/confirm", {"id": asked["id"], "code": code})
    api.post("auth/recovery", {"email": "mira@example.org"})
    return {code, *map(text_of_code, MailedCode.objects.all())}


def _break_down(monkeypatch, signed, key):
    """Errors that nobody foresaw, with secrets in the arguments and the header."""

    def broken(*args, **kwargs):
        raise ZeroDivisionError

    for where in ("signing_in.check_sign_in", "me.check_change_profile"):
        monkeypatch.setattr(f"accounts.api.{where}", broken)
    for api in (Api(signed["access"]), Api(key["key"])):
        api.client.raise_request_exception = False
        api.post("auth/token", {"username": "Mira", "password": NEW_PASSWORD})
        api.patch("me", {"display_name": "x"})


def test_no_table_holds_a_secret(api, monkeypatch):
    secrets, key = live(api, monkeypatch)
    stored = b"\n".join(everything_stored())
    assert b"Mira" in stored  # it does look into the tables
    assert KeyToken.read(key).digest() in stored
    found = [secret for secret in secrets for form in spellings(secret) if form in stored]
    assert not found
    assert not [form for form in spellings_of_key(key) if form in stored]


def test_no_log_line_tells_a_secret(api, told, monkeypatch):
    secrets, key = live(api, monkeypatch)
    lines = told()
    assert b"ZeroDivisionError" in lines  # it does see the accidents
    assert not [secret for secret in secrets for form in spellings(secret) if form in lines]
    assert not [form for form in spellings_of_key(key) if form in lines]
