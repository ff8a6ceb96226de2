"""Signing up, in and out, and what is refused on the way."""

import pytest

from accounts.models import Account
from tests.accounts.conftest import PASSWORD


def test_one_empty_request_makes_a_guest_who_can_act(api):
    answer = api.post("auth/guest")
    assert answer.status_code == 201
    me = api.with_token(answer.json()["access"]).get("me").json()
    assert me == answer.json()["account"]
    assert me["is_guest"]
    assert me["username"] is None
    assert me["display_name"].startswith("Unicorn ")


def test_a_guest_without_a_body_at_all_is_welcome(api):
    assert api.send("POST", "auth/guest").status_code == 201


def test_a_guest_chooses_name_and_language(api):
    me = api.post("auth/guest", {"display_name": "  Zoë   de l'Île 🦄 ", "language": "fr"}).json()["account"]
    assert (me["display_name"], me["language"]) == ("Zoë de l'Île 🦄", "fr")


def test_the_language_of_a_guest_follows_the_header(api):
    me = api.post("auth/guest", **{"Accept-Language": "pl-PL, en;q=0.5"}).json()["account"]
    assert me["language"] == "pl"
    assert me["display_name"].startswith("Jednorożec ")


def test_a_user_registers_and_signs_in_in_any_case(api, user):
    answer = api.post("auth/token", {"username": "mIRA", "password": PASSWORD})
    assert answer.status_code == 200
    assert answer.json()["account"] == user["account"]
    assert answer.json()["session_id"] != user["session_id"]


@pytest.mark.parametrize("name", ["Mira", "mira", "MIRA"])
def test_a_taken_name_is_refused_in_every_case(api, user, name):
    answer = api.post("auth/register", {"username": name, "password": PASSWORD})
    assert answer.status_code == 409
    assert answer.json()["code"] == "username_taken"
    assert answer.json()["errors"][0]["pointer"] == "/username"


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short1!", "password_too_short"),
        ("password1", "password_too_common"),
        ("83629104756", "password_entirely_numeric"),
        ("rosalinde1", "password_too_similar"),
    ],
)
def test_a_weak_password_is_refused_with_the_reason(api, password, code):
    answer = api.post("auth/register", {"username": "rosalinde", "password": password})
    assert answer.status_code == 422
    assert {"pointer": "/password", "code": code}.items() <= answer.json()["errors"][0].items()
    assert not Account.objects.exists()


def test_everything_wrong_with_a_registration_is_told_at_once(api):
    answer = api.post("auth/register", {"username": "a b", "password": "123", "display_name": "<b>x</b>"})
    assert {error["pointer"] for error in answer.json()["errors"]} == {"/username", "/password", "/display_name"}


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("x" * 10_000, "too_long"),
        ("a\u0000b", "bad_characters"),
        ("a\u0007b", "unfit_characters"),
        ("a\u202eb", "unfit_characters"),
        ("two\nlines", "unfit_characters"),
        ("<script>alert(1)</script>", "unfit_characters"),
        ("a" + "\u0301" * 9, "unfit_characters"),
        ("   ", "blank"),
        ("\u200d\ufe0f", "blank"),
        ("\u3164", "blank"),
        ("\u2800 \u2800", "blank"),
        ("Bot 1", "reserved_name"),
        ("bOT", "reserved_name"),
        ("\uff22\uff4f\uff54 \u2461", "reserved_name"),
        (" Admin ", "reserved_name"),
        ("SYSTEM", "reserved_name"),
    ],
)
def test_a_display_name_that_would_spoil_a_screen_is_refused(api, name, code):
    answer = api.post("auth/guest", {"display_name": name})
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["code"] == code


@pytest.mark.parametrize("name", ["Abbot 1", "Botticelli", "Administratrix", "Bot Ann", "\u3164x"])
def test_a_name_that_only_contains_a_reserved_one_is_taken(api, name):
    assert api.post("auth/guest", {"display_name": name}).json()["account"]["display_name"] == name


def test_a_reserved_name_is_refused_wherever_a_name_is_chosen(api):
    answer = api.post("auth/register", {"username": "Admin", "password": PASSWORD, "display_name": "Bot 2"})
    refused = {(error["pointer"], error["code"]) for error in answer.json()["errors"]}
    assert refused == {("/username", "reserved_name"), ("/display_name", "reserved_name")}
    token = api.post("auth/guest", {}).json()["access"]
    changed = api.with_token(token).patch("me", {"display_name": "Bot 3"})
    assert changed.json()["errors"][0]["code"] == "reserved_name"


@pytest.mark.parametrize("username", ["ab", "x" * 31, "a b", "mira@home", "łukasz", "-dash", "міра", ""])
def test_a_username_has_only_plain_letters(api, username):
    answer = api.post("auth/register", {"username": username, "password": PASSWORD})
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["pointer"] == "/username"


def test_no_such_user_and_wrong_password_are_the_same_words(api, user):
    wrong = api.post("auth/token", {"username": "Mira", "password": "not-it-at-all"})
    nobody = api.post("auth/token", {"username": "Nobody", "password": "not-it-at-all"})
    assert wrong.status_code == nobody.status_code == 401
    differing = {"request_id"}
    assert {k: v for k, v in wrong.json().items() if k not in differing} == {
        k: v for k, v in nobody.json().items() if k not in differing
    }


@pytest.mark.parametrize("case", ["nobody", "wrong password", "banned", "no password"])
def test_every_refused_sign_in_hashes_exactly_once(api, user, case, monkeypatch):
    from django.contrib.auth.hashers import MD5PasswordHasher

    if case == "banned":
        Account.objects.update(is_active=False)
    if case == "no password":
        Account.objects.update(password="!unusable")
    hashed = []
    encode = MD5PasswordHasher.encode
    monkeypatch.setattr(MD5PasswordHasher, "encode", lambda *args: hashed.append(1) or encode(*args))
    name = "Nobody" if case == "nobody" else "Mira"
    assert api.post("auth/token", {"username": name, "password": "not-it-at-all"}).json()["code"] == "sign_in_refused"
    assert len(hashed) == 1


def test_a_ban_is_told_only_to_who_knows_the_password(api, user):
    Account.objects.update(is_active=False)
    assert api.post("auth/token", {"username": "Mira", "password": PASSWORD}).json()["code"] == "account_banned"
    assert api.post("auth/token", {"username": "Mira", "password": "guess-guess"}).json()["code"] == "sign_in_refused"


def test_a_stale_token_in_the_header_does_not_hinder_signing_in(api, user):
    stale = api.with_token("uua_garbage")
    assert stale.post("auth/token", {"username": "Mira", "password": PASSWORD}).status_code == 200
    assert stale.post("auth/token/refresh", {"refresh": user["refresh"]}).status_code == 200


def test_signing_out_ends_this_device_only(api, user, as_user):
    other = api.post("auth/token", {"username": "Mira", "password": PASSWORD}).json()
    assert as_user.post("auth/logout").status_code == 204
    assert as_user.get("me").json()["code"] == "credential_ended"
    assert api.post("auth/token/refresh", {"refresh": user["refresh"]}).json()["code"] == "credential_ended"
    assert api.with_token(other["access"]).get("me").status_code == 200


def test_signing_out_works_with_the_refresh_token_alone_and_twice(api, user, as_user):
    stale = api.with_token("uua_garbage")
    for _ in range(2):
        assert stale.post("auth/logout", {"refresh": user["refresh"]}).status_code == 204
    assert as_user.get("me").status_code == 401


def test_signing_out_without_saying_who_is_refused(api):
    assert api.post("auth/logout").json()["code"] == "not_authenticated"
