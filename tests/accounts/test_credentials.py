"""What is read from the header without a query, and when a revocation holds."""

from datetime import timedelta
from uuid import UUID

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.test import APIRequestFactory
from rest_framework.views import APIView

from accounts.api.authentication import credential_of
from accounts.credentials import Kind, LivenessCache, is_live, read_credential, require_live
from accounts.models import Account, ApiKey, Session
from accounts.moderation import do_ban, do_unban
from accounts.problems import CredentialEnded, TokenExpired, TokenInvalid
from tests.accounts.conftest import PASSWORD
from uu_service.api.operation import Operation
from uu_service.ids import uuid7


@pytest.fixture
def key(as_guest):
    return as_guest.post("me/api-keys", {"name": "bot", "scopes": ["games:read"]}).json()


def live(token):
    credential = read_credential(token)
    return Account.objects.filter(pk=credential.account_id).annotate(live=is_live(credential)).get().live


def test_a_credential_is_read_without_a_query(guest, key):
    with CaptureQueriesContext(
        connection,
    ) as queries:
        session, machine = read_credential(guest["access"]), read_credential(key["key"])
    assert not queries.captured_queries
    assert (session.kind, str(session.id)) == (Kind.SESSION, guest["session_id"])
    assert (machine.kind, str(machine.id), machine.scopes) == (Kind.KEY, key["id"], {"games:read"})
    assert str(session.account_id) == str(machine.account_id) == guest["account"]["id"]


def test_liveness_rides_on_a_statement_of_the_callers_own(guest, key):
    credential = read_credential(key["key"])
    with CaptureQueriesContext(connection) as queries:
        assert Account.objects.filter(is_live(credential), pk=credential.account_id).exists()
    assert len(queries) == 1


@pytest.mark.parametrize(
    "end",
    [
        lambda: Session.objects.update(ended_at=timezone.now(), ending="idle"),
        lambda: Account.objects.update(is_active=False),
        lambda: Session.objects.all().delete(),
    ],
)
def test_an_ended_session_is_not_live(guest, end):
    assert live(guest["access"])
    end()
    assert not live(guest["access"])


@pytest.mark.parametrize(
    "end",
    [
        lambda: ApiKey.objects.all().delete(),
        lambda: ApiKey.objects.update(expires_at=timezone.now() - timedelta(seconds=1)),
        lambda: ApiKey.objects.update(digest=b"x" * 32),
        lambda: Account.objects.update(is_active=False),
    ],
)
def test_an_ended_key_is_not_live(key, end):
    assert live(key["key"])
    end()
    assert not live(key["key"])


def test_a_key_that_claims_more_scopes_is_no_key(key):
    from accounts.tokens import KeyToken

    token = KeyToken.read(key["key"])
    forged = KeyToken(token.account_id, token.key_id, 0b1111, token.secret).write()
    assert not live(forged)
    with pytest.raises(CredentialEnded):
        require_live(read_credential(forged))


def test_an_expired_token_says_so_at_its_second(guest):
    expires = timezone.datetime.fromisoformat(guest["access_expires_at"])
    assert read_credential(guest["access"], expires - timedelta(seconds=1))
    with pytest.raises(TokenExpired):
        read_credential(guest["access"], expires)


@pytest.mark.parametrize("token", ["", "garbage", "uua_", "uuk_", "uuk_" + "0" * 84, "a.b.c", "x" * 100_000])
def test_garbage_is_refused_in_one_word(api, token):
    with pytest.raises(TokenInvalid):
        read_credential(token)
    answer = api.get("me", Authorization=f"Bearer {token}")
    assert (answer.status_code, answer.json()["code"]) == (401, "token_invalid")
    assert answer.headers["WWW-Authenticate"] == 'Bearer error="invalid_token"'


def test_a_refresh_token_is_not_taken_for_an_access_token(api, guest):
    answer = api.with_token(guest["refresh"]).get("me")
    assert answer.json()["code"] == "token_invalid"
    assert "auth/token/refresh" in answer.json()["detail"]


def test_a_token_signed_elsewhere_is_foreign(api, guest, settings):
    settings.SECRET_KEY = "the key of another service"
    assert api.with_token(guest["access"]).get("me").json()["code"] == "token_invalid"


def test_another_scheme_is_nobody(api):
    answer = api.get("me", Authorization="Basic dXNlcjpwYXNz")
    assert (answer.status_code, answer.json()["code"]) == (401, "not_authenticated")
    assert answer.headers["WWW-Authenticate"] == "Bearer"


def test_liveness_is_asked_once_in_five_seconds(guest, monkeypatch):
    now = [1000.0]
    monkeypatch.setattr("accounts.credentials.time.monotonic", lambda: now[0])
    credential = read_credential(guest["access"])
    require_live(credential)
    Session.objects.update(ended_at=timezone.now(), ending="idle")  # behind the back of this process
    now[0] += 4.9
    require_live(credential)
    now[0] += 0.2
    with pytest.raises(CredentialEnded):
        require_live(credential)


@pytest.mark.django_db(transaction=True)
def test_a_ban_holds_at_once_here_and_ends_without_loss(api, guest, as_guest):
    assert as_guest.get("me").status_code == 200
    account, staff = UUID(guest["account"]["id"]), uuid7()
    do_ban(account, by=staff, reason="rude")
    assert as_guest.get("me").json()["code"] == "credential_ended"
    assert api.post("auth/token/refresh", {"refresh": guest["refresh"]}).status_code == 401
    do_unban(account, by=staff, reason="a mistake")
    assert as_guest.get("me").status_code == 200
    assert api.post("auth/token/refresh", {"refresh": guest["refresh"]}).status_code == 200


def test_the_cache_forgets_the_oldest():
    cache = LivenessCache(entries=2)
    for name in "abc":
        cache.remember(name, 1e12, "en")
    assert [cache.language_of(name) for name in "abc"] == [None, "en", "en"]


def test_use_is_noted_now_and_then_not_each_time(guest, key, monkeypatch):
    from accounts.credentials import liveness

    credential = read_credential(key["key"])
    for _ in range(2):
        liveness.clear()
        require_live(credential)
    used = ApiKey.objects.get().last_used_at
    assert used is not None
    ApiKey.objects.update(last_used_at=used - timedelta(minutes=6))
    liveness.clear()
    require_live(credential)
    assert ApiKey.objects.get().last_used_at >= used


class ActionView(APIView):
    @Operation("act", "Act", "It asks itself.", tag="probe", answers={200: None}, checks_liveness_itself=True)
    def post(self, request: Request) -> Response:
        return Response({"id": str(credential_of(request).account_id), "pk": str(request.user.pk)})


class ReadView(APIView):
    @Operation("read", "Read", "It is asked for.", tag="probe", answers={200: None})
    def post(self, request: Request) -> Response:
        return Response({"id": str(credential_of(request).account_id), "pk": str(request.user.pk)})


@pytest.mark.parametrize(("view", "queries"), [(ActionView, 0), (ReadView, 1)])
def test_a_view_that_asks_itself_costs_no_query(guest, view, queries):
    request = APIRequestFactory().post("/", {}, format="json", headers={"Authorization": f"Bearer {guest['access']}"})
    with CaptureQueriesContext(connection) as found:
        answer = view.as_view()(request)
    assert len(found) == queries
    assert answer.data == {"id": guest["account"]["id"], "pk": guest["account"]["id"]}


def test_a_token_of_a_deleted_account_is_refused(api, as_guest):
    assert as_guest.delete("me").status_code == 204
    assert as_guest.get("me").json()["code"] == "credential_ended"


def test_changing_the_password_signs_out_the_others_only(api, user, as_user):
    other = api.post("auth/token", {"username": "Mira", "password": PASSWORD}).json()
    body = {"current_password": PASSWORD, "new_password": "another-fine-one"}
    assert as_user.post("me/password", body).status_code == 204
    assert as_user.get("me").status_code == 200
    assert api.with_token(other["access"]).get("me").status_code == 401
    assert api.post("auth/token", {"username": "Mira", "password": PASSWORD}).status_code == 401
    assert api.post("auth/token", {"username": "Mira", "password": "another-fine-one"}).status_code == 200
