"""Signing in with tokens of a real issuer, which runs as a process of its own."""

import base64
import hashlib
import json
import secrets
import time
from datetime import timedelta

import httpx
import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from django.core.checks import run_checks
from django.utils import timezone

from accounts import issuer_keys
from accounts.issuer_keys import keys_of
from accounts.issuers import issuers
from accounts.models import Account, AuditEntry, Identity, Session, SpentNonce
from tests.accounts.conftest import PASSWORD, Api, give_email, mailed
from tests.accounts.outside import oidc_issuer

NONCE = "a-nonce-of-the-app"


def refusal(answer):
    assert answer.status_code == 422, answer.content
    assert answer.json()["code"] == "identity_token_refused"
    return answer.json()["errors"][0]["pointer"], answer.json()["errors"][0]["code"]


def send(api, token, nonce=NONCE, issuer="club"):
    return api.post("auth/identity", {"issuer": issuer, "token": token, "nonce": nonce})


def test_the_first_token_makes_an_account_and_the_next_one_finds_it(api, issuer):
    first = api.post("auth/identity", {**issuer.body(), "display_name": "Ann", "language": "fr"})
    assert first.status_code == 201
    me = first.json()["account"]
    assert (me["display_name"], me["language"], me["is_guest"], me["has_password"]) == ("Ann", "fr", False, False)
    again = api.post("auth/identity", issuer.body())
    assert (again.status_code, again.json()["account"]) == (200, me)
    other = api.post("auth/identity", issuer.body("bob"))
    assert other.json()["account"]["id"] != me["id"]


def test_a_guest_keeps_its_account_by_linking(api, as_guest, guest, issuer):
    linked = as_guest.post("me/identities", issuer.body())
    assert linked.status_code == 201
    assert linked.json()["issuer"] == "club"
    assert as_guest.get("me/identities").json() == {"items": [linked.json()]}
    assert as_guest.get("me").json() == {**guest["account"], "is_guest": False}
    lost_phone = api.post("auth/identity", issuer.body())
    assert (lost_phone.status_code, lost_phone.json()["account"]["id"]) == (200, guest["account"]["id"])


def test_linking_again_after_a_lost_answer_is_no_error(as_guest, issuer):
    body = issuer.body()
    first, again = (as_guest.post("me/identities", body) for _ in range(2))
    assert first.status_code == again.status_code == 201
    assert first.json() == again.json()
    assert AuditEntry.objects.filter(action="identity_linked").count() == 1


def test_an_identity_belongs_to_one_account(api, as_guest, issuer):
    api.post("auth/identity", issuer.body())
    answer = as_guest.post("me/identities", issuer.body())
    assert (answer.status_code, answer.json()["code"]) == (409, "identity_taken")
    assert as_guest.get("me").json()["is_guest"]


def test_identities_have_a_limit(as_guest, issuer, monkeypatch):
    monkeypatch.setattr("accounts.identities.MOST_IDENTITIES", 2)
    codes = [as_guest.post("me/identities", issuer.body(f"me-{n}")).status_code for n in range(3)]
    assert codes == [201, 201, 409]


@pytest.mark.parametrize("subject", ["", "x" * 256, "żółw", "a\nb", 7])
def test_a_subject_is_short_and_plain(api, issuer, subject):
    assert refusal(send(api, issuer.token(NONCE, sub=subject))) == ("/token", "identity_malformed")


@pytest.mark.parametrize(
    ("claims", "code"),
    [
        ({"aud": "another-app"}, "identity_audience"),
        ({"aud": ["the-app", "another-app"]}, "identity_audience"),
        ({"aud": []}, "identity_malformed"),
        ({"aud": None}, "identity_malformed"),
        ({"exp": 1_700_000_000}, "identity_expired"),
        ({"exp": None}, "identity_malformed"),
        ({"exp": 99_999_999_999}, "identity_malformed"),
        ({"iat": 9_999_999_999}, "identity_expired"),
        ({"iat": None}, "identity_malformed"),
        ({"iss": "https://accounts.google.com"}, "identity_issuer"),
        ({"iss": None}, "identity_malformed"),
        ({"sub": None}, "identity_malformed"),
        ({"nbf": 9_999_999_999}, "identity_expired"),
    ],
)
def test_what_a_token_says_must_fit(api, issuer, claims, code):
    assert refusal(send(api, issuer.token(NONCE, **claims))) == ("/token", code)
    assert not Account.objects.exists()
    assert not SpentNonce.objects.exists()


def test_a_token_for_several_apps_of_ours_is_taken(api, issuer):
    assert api.post("auth/identity", issuer.body(aud=["the-app", "the-web"])).status_code == 201


def test_a_nonce_counts_plain_or_hashed_and_must_be_there(api, issuer):
    hashed = hashlib.sha256(NONCE.encode()).hexdigest()
    assert send(api, issuer.token(hashed)).status_code == 201
    assert refusal(send(api, issuer.token("another-nonce-of-the-app"))) == ("/nonce", "identity_nonce")
    assert refusal(send(api, issuer.token(None))) == ("/token", "identity_malformed")
    short = send(api, issuer.token("short"), nonce="short")
    assert (short.status_code, short.json()["errors"][0]["pointer"]) == (422, "/nonce")


def test_a_token_works_once_and_so_does_its_nonce(api, as_guest, issuer):
    body = issuer.body()
    assert api.post("auth/identity", body).status_code == 201
    assert refusal(api.post("auth/identity", body)) == ("/token", "identity_used")
    fresh = {**body, "token": issuer.token(body["nonce"], sub="bob")}
    assert refusal(api.post("auth/identity", fresh)) == ("/token", "identity_used")
    assert refusal(as_guest.post("me/identities", fresh)) == ("/token", "identity_used")
    assert Account.objects.filter(is_guest=False).count() == 1


def test_a_request_that_was_refused_uses_up_no_token(api, issuer):
    body = issuer.body()
    refused = api.post("auth/identity", {**body, "display_name": "Bot 1"})
    assert refused.json()["code"] == "validation_failed"
    assert api.post("auth/identity", body).status_code == 201


def test_a_token_that_nobody_has_signed_is_refused(api, issuer):
    claims = json.loads(base64.urlsafe_b64decode(issuer.token(NONCE).split(".")[1] + "=="))
    for algorithm in ("none", "None", "NONE"):
        head = base64.urlsafe_b64encode(json.dumps({"alg": algorithm, "typ": "JWT"}).encode()).rstrip(b"=").decode()
        body = base64.urlsafe_b64encode(json.dumps(claims).encode()).rstrip(b"=").decode()
        assert refusal(send(api, f"{head}.{body}."))[1] in ("identity_forged", "identity_malformed")
    assert not Account.objects.exists()


def test_the_public_key_is_no_shared_secret(api, issuer):
    """Key confusion: an HMAC over the published key is no signature."""
    entry = httpx.get(f"{issuer.url}/keys").json()["keys"][0]
    public = jwt.PyJWK(entry).key
    pem = public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
    good = jwt.decode(issuer.token(NONCE), options={"verify_signature": False})
    for secret in (pem, pem.rstrip(), json.dumps(entry).encode()):
        forged = _signed_with_hmac({"alg": "HS256", "kid": entry["kid"], "typ": "JWT"}, good, secret)
        assert refusal(send(api, forged)) == ("/token", "identity_forged")


def _signed_with_hmac(header, claims, secret):
    import hmac

    def part(data):
        return base64.urlsafe_b64encode(data).rstrip(b"=")

    message = part(json.dumps(header).encode()) + b"." + part(json.dumps(claims).encode())
    return (message + b"." + part(hmac.digest(secret, message, "sha256"))).decode()


def test_somebody_elses_key_under_the_issuers_name_is_refused(api, issuer):
    entry = httpx.get(f"{issuer.url}/keys").json()["keys"][0]
    good = jwt.decode(issuer.token(NONCE), options={"verify_signature": False})
    mine = rsa.generate_private_key(65537, 2048)
    for headers in (
        {"kid": entry["kid"]},
        {"kid": "mine"},
        {},
        {"kid": entry["kid"], "jwk": {"kty": "oct", "k": "eA"}},
    ):
        assert refusal(send(api, jwt.encode(good, mine, "RS256", headers=headers))) == ("/token", "identity_forged")
    assert refusal(send(api, jwt.encode(good, mine, "RS512", headers={"kid": entry["kid"]}))) == (
        "/token",
        "identity_forged",
    )


@pytest.mark.parametrize("token", ["", "x", "a.b.c", "." * 3, "é.é.é", "e30.e30", "x" * 8000])
def test_garbage_is_refused(api, issuer, token):
    assert refusal(send(api, token)) == ("/token", "identity_malformed")


def test_an_issuer_that_the_operator_has_not_named_is_refused_and_those_named_are_told(api, issuer):
    answer = send(api, issuer.token(NONCE), issuer="mallory")
    assert (answer.status_code, answer.json()["errors"][0]["code"]) == (422, "unknown_choice")
    assert "club" in answer.json()["errors"][0]["detail"]


@pytest.mark.parametrize("algorithm", ["RS256", "PS384", "ES256"])
def test_keys_that_are_replaced_are_found_without_waiting(api, issuer, algorithm, monkeypatch):
    assert api.post("auth/identity", issuer.body()).status_code == 201
    old = issuer.body()
    issuer.tell("rotate", algorithm=algorithm)
    new = issuer.body()
    assert refusal(api.post("auth/identity", new))[1] == "identity_forged"  # asked for a moment ago
    monkeypatch.setattr(issuer_keys, "ASKED_EVERY_SECONDS", 0)
    assert api.post("auth/identity", new).status_code == 200
    assert refusal(api.post("auth/identity", old))[1] == "identity_forged"  # its key is gone
    issuer.tell("rotate")


def test_keys_are_kept_and_forged_names_of_keys_do_not_make_us_call(api, issuer):
    issuer.tell("forget")
    for number in range(4):
        assert api.post("auth/identity", issuer.body()).status_code in (200, 201)
        assert refusal(send(api, issuer.token(NONCE, headers={"kid": f"forged-{number}"})))[1] == "identity_forged"
    assert (issuer.reads("/keys"), issuer.reads("/.well-known/openid-configuration")) == (1, 1)


@pytest.mark.parametrize("mode", ["broken", "another", "huge"])
def test_an_issuer_that_does_not_answer_as_one_is_unavailable(api, issuer, mode):
    issuer.tell("mode", mode=mode)
    answer = api.post("auth/identity", issuer.body())
    assert (answer.status_code, answer.json()["code"], answer.json()["retryable"]) == (503, "issuer_unavailable", True)
    assert int(answer.headers["Retry-After"]) > 0


def test_an_issuer_that_is_away_locks_out_nobody_who_is_signed_in(api, settings, tmp_path, monkeypatch):
    with oidc_issuer(tmp_path) as issuer:
        settings.IDENTITY_ISSUERS = {"club": {"issuer": issuer.url, "audiences": ["the-app"]}}
        settings.IDENTITY_ALLOWED_NETWORKS = ["127.0.0.0/8"]
        signed = api.post("auth/identity", issuer.body()).json()
        later, never = issuer.body(), issuer.body("bob")
        monkeypatch.setattr(issuer_keys, "KEPT_SECONDS", 0)
        issuer.process.kill()
        assert Api(signed["access"]).get("me").status_code == 200
        renewed = api.post("auth/token/refresh", {"refresh": signed["refresh"]})
        assert renewed.status_code == 200
        assert api.post("auth/identity", later).status_code == 200  # by the keys that it had
        keys_of.cache_clear()
        started = time.monotonic()
        answers = [api.post("auth/identity", never) for _ in range(3)]
        assert [answer.json()["code"] for answer in answers] == ["issuer_unavailable"] * 3
        assert time.monotonic() - started < 30


def test_an_issuer_on_a_private_network_is_not_called_unless_that_is_allowed(api, issuer, settings):
    settings.IDENTITY_ALLOWED_NETWORKS = []
    issuer.tell("forget")
    assert api.post("auth/identity", issuer.body()).json()["code"] == "issuer_unavailable"
    assert issuer.reads("/.well-known/openid-configuration") == 0


def test_a_banned_account_is_told_so_and_a_deleted_one_begins_anew(api, issuer):
    first = api.post("auth/identity", issuer.body()).json()
    Account.objects.update(is_active=False)
    assert api.post("auth/identity", issuer.body()).json()["code"] == "account_banned"
    Account.objects.update(is_active=True)
    person = Api(first["access"])
    assert person.delete("me", {"identity": issuer.body()}).status_code == 204
    again = api.post("auth/identity", issuer.body())
    assert again.status_code == 201
    assert again.json()["account"]["id"] != first["account"]["id"]


def test_a_fresh_token_of_a_linked_identity_proves_who_somebody_is(api, as_user, issuer):
    as_user.post("me/identities", issuer.body())
    Session.objects.update(proven_at=timezone.now() - timedelta(hours=1))
    assert as_user.post("me/identities", issuer.body("second")).json()["code"] == "proof_required"
    stale = issuer.body(iat=int(time.time()) - 3600)
    assert refusal(as_user.post("me/proof", {"identity": stale})) == ("/identity/token", "identity_stale")
    foreign = issuer.body("somebody")
    assert refusal(as_user.post("me/proof", {"identity": foreign})) == ("/identity/token", "identity_not_linked")
    body = issuer.body()
    assert as_user.post("me/proof", {"identity": body}).status_code == 204
    assert refusal(as_user.post("me/proof", {"identity": body})) == ("/identity/token", "identity_used")
    assert as_user.post("me/identities", issuer.body("second")).status_code == 201


def test_the_address_is_told_of_a_new_way_in_and_of_a_new_device(api, as_user, issuer, mails):
    give_email(as_user, mails, "mira@example.org")
    as_user.post("me/identities", issuer.body())
    assert "new way to sign in" in mailed(mails, "mira@example.org", 2)["Subject"]
    api.post("auth/identity", {**issuer.body(), "device_name": "Watch"})
    assert "Watch" in mailed(mails, "mira@example.org", 3).as_string()


def test_an_address_in_a_token_is_not_believed(api, as_user, user, issuer, mails):
    give_email(as_user, mails, "mira@example.org")
    answer = api.post("auth/identity", issuer.body("thief", email="mira@example.org", email_verified=True))
    assert answer.status_code == 201
    assert answer.json()["account"]["id"] != user["account"]["id"]
    assert answer.json()["account"]["email"] is None


def test_an_account_of_an_identity_gets_a_name_and_a_password(api, issuer):
    signed = api.post("auth/identity", issuer.body()).json()
    person = Api(signed["access"])
    assert (
        person.post("me/password", {"current_password": "", "new_password": PASSWORD}).json()["code"] == "no_password"
    )
    Session.objects.update(proven_at=timezone.now() - timedelta(hours=1))
    body = {"username": "Ann", "password": PASSWORD}
    assert person.post("me/upgrade", body).json()["code"] == "proof_required"
    person.post("me/proof", {"identity": issuer.body()})
    assert person.post("me/upgrade", body).json()["username"] == "Ann"
    assert api.post("auth/token", body).json()["account"]["id"] == signed["account"]["id"]


def test_nobody_unlinks_somebody_elses_identity(api, as_user, issuer):
    api.post("auth/identity", issuer.body())
    assert as_user.delete(f"me/identities/{Identity.objects.get().pk}").status_code == 404


def test_presets_need_only_the_apps(settings):
    settings.IDENTITY_ISSUERS = {"apple": {"audiences": ["org.example.app"]}, "google": {"audiences": ["123"]}}
    assert {issuer.url for issuer in issuers().values()} == {"https://appleid.apple.com", "https://accounts.google.com"}
    assert issuers()["google"].spellings == {"https://accounts.google.com", "accounts.google.com"}
    assert issuers()["apple"].spellings == {"https://appleid.apple.com"}
    assert not [one for one in run_checks() if one.id == "accounts.E001"]


@pytest.mark.parametrize(
    "setting",
    [
        [],
        {"club": {}},
        {"club": {"issuer": "https://id.example.org"}},
        {"club": {"issuer": "https://id.example.org", "audiences": []}},
        {"club": {"issuer": "id.example.org", "audiences": ["x"]}},
        {"apple": {"audiences": "org.example.app"}},
        {"club": "https://id.example.org"},
    ],
)
def test_a_mistake_in_the_setting_stops_the_service(settings, setting):
    settings.IDENTITY_ISSUERS = setting
    assert [one for one in run_checks() if one.id == "accounts.E001"]


def test_tokens_of_different_issuers_never_meet(api, issuer, settings, tmp_path):
    with oidc_issuer(tmp_path) as other:
        settings.IDENTITY_ISSUERS = {
            **settings.IDENTITY_ISSUERS,
            "rival": {"issuer": other.url, "audiences": ["the-app"]},
        }
        ann = api.post("auth/identity", issuer.body("same-subject")).json()["account"]["id"]
        body = {**other.body("same-subject"), "issuer": "rival"}
        assert api.post("auth/identity", body).json()["account"]["id"] != ann
        crossed = {**other.body("same-subject"), "issuer": "club"}
        assert refusal(api.post("auth/identity", crossed))[1] == "identity_forged"
        nonce = secrets.token_urlsafe()
        posing = {"issuer": "rival", "token": other.token(nonce, sub="ann", iss=issuer.url), "nonce": nonce}
        assert refusal(api.post("auth/identity", posing))[1] == "identity_issuer"
