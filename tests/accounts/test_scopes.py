"""Every endpoint with every scope, from the schema: allowed or refused as documented."""

import re
from pathlib import Path

import pytest
import yaml
from asgiref.sync import iscoroutinefunction
from django.urls import Resolver404, resolve

from accounts.models import Account
from accounts.scopes import Scope
from accounts.sessions import do_open_session
from tests.accounts.conftest import Api

SCHEMA = yaml.load((Path(__file__).parents[2] / "openapi.yaml").read_bytes(), Loader=yaml.CSafeLoader)
SAMPLE_ID = "01890000-0000-7000-8000-000000000000"
REFUSALS = {"scope_missing", "session_required", "not_authenticated"}


def security_of(operation):
    return operation["security"] or [{}]


def address(path, operation):
    """Some address of the operation: what is there does not matter, for who may ask is looked at first."""
    for parameter in operation.get("parameters", []):
        if parameter["in"] == "path":
            kind = parameter["schema"].get("type")
            sample = "1" if kind == "integer" else SAMPLE_ID
            path = path.replace(f"{{{parameter['name']}}}", sample)
    return re.sub(r"^/api/v1/", "", path)


def database_for(path, operation):
    """Async endpoints look with a connection of their own: only for them must the rows be committed."""
    try:
        view = resolve("/api/v1/" + address(path, operation)).func
    except Resolver404:  # a sample that does not fit leads nowhere
        return pytest.mark.django_db
    return pytest.mark.django_db(transaction=iscoroutinefunction(view))


def operations(*, guarded_only=False):
    return [
        pytest.param(method.upper(), path, operation, id=operation["operationId"], marks=database_for(path, operation))
        for path, methods in SCHEMA["paths"].items()
        for method, operation in methods.items()
        if path.startswith("/api/v1/") and not (guarded_only and {} in security_of(operation))
    ]


EVERY_OPERATION = pytest.mark.parametrize(("method", "path", "operation"), operations())
GUARDED = pytest.mark.parametrize(("method", "path", "operation"), operations(guarded_only=True))


def refusal(token, method, path, operation):
    """The code with which who asks is refused; None if they are let in, whatever they find there."""
    answer = Api(token).send(method, address(path, operation), {} if method != "GET" else None)
    is_problem = answer.headers.get("Content-Type") == "application/problem+json"
    code = answer.json()["code"] if is_problem else None
    assert answer.status_code not in (401, 403) or code in REFUSALS
    return code if code in REFUSALS else None


@pytest.fixture
def account(db):
    return Account.objects.create_user(None, is_guest=True)


@pytest.fixture
def session(account):
    return do_open_session(account, "").access


def key_with(session, *scopes):
    return Api(session).post("me/api-keys", {"name": "bot", "scopes": list(scopes)}).json()["key"]


@GUARDED
def test_keys_are_let_in_exactly_where_the_schema_says_so(session, method, path, operation):
    scopes = next(way["bearer"] for way in security_of(operation) if way)
    for scope in Scope:
        found = refusal(key_with(session, scope), method, path, operation)
        if scopes == ["session"]:
            assert found == "session_required"
        elif not scopes or scope in scopes:
            assert found is None
        else:
            assert found == "scope_missing"


@EVERY_OPERATION
def test_sessions_are_let_in_everywhere(session, method, path, operation):
    assert refusal(session, method, path, operation) is None


@EVERY_OPERATION
def test_nobody_is_let_in_only_where_it_says_so(db, method, path, operation):
    expected = None if {} in security_of(operation) else "not_authenticated"
    if operation["operationId"] != "signOut":  # nobody, without a refresh token, has nothing to sign out
        assert refusal(None, method, path, operation) == expected


def test_a_missing_scope_is_named(session):
    operation = next(o for m in SCHEMA["paths"].values() for o in m.values() if o["operationId"] == "listWebhooks")
    assert operation["security"] == [{"bearer": ["webhooks:manage"]}]
    answer = Api(key_with(session, Scope.GAMES_READ)).get("webhooks")
    assert (answer.status_code, answer.json()["code"]) == (403, "scope_missing")
    assert "webhooks:manage" in answer.json()["detail"]


def test_every_scope_that_a_key_can_have_is_documented():
    assert SCHEMA["components"]["schemas"]["Scope"]["enum"] == sorted(Scope)
