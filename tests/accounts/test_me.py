"""One's own account: profile, preferences, upgrade, devices, keys, and the end."""

from datetime import timedelta

import pytest
from django.utils import timezone

import words
from accounts import deletion, preferences
from accounts.models import Account, ApiKey, AuditEntry, Session
from accounts.preferences import Preferences, WindowPass, passes
from tests.accounts.conftest import PASSWORD
from uu_service.api.languages import Language
from uu_service.api.models import IdempotencyRecord


def test_only_what_is_sent_is_changed(as_guest, guest):
    before = guest["account"]
    after = as_guest.patch("me", {"language": "it"}).json()
    assert after == {**before, "language": "it"}
    prefs = {"auto_pass": {"neigh": "always"}}
    after = as_guest.patch("me", {"preferences": prefs, "display_name": "Ada"}).json()
    prefs |= {"profile": "public", "avatar": 0}
    assert after == {**before, "language": "it", "display_name": "Ada", "preferences": prefs}
    assert as_guest.patch("me", {}).json() == as_guest.get("me").json() == after


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        ({"language": "xx"}, "/language"),
        ({"preferences": {"auto_pass": {"neigh": "sometimes"}}}, "/preferences/auto_pass/neigh"),
        ({"display_name": "x" * 10_000}, "/display_name"),
        ({"display_name": "\t"}, "/display_name"),
        ({"dispaly_name": "Ada"}, "/dispaly_name"),
        ({"is_staff": True}, "/is_staff"),
    ],
)
def test_a_profile_refuses_what_it_does_not_know(as_guest, body, pointer):
    answer = as_guest.patch("me", body)
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["pointer"] == pointer


def test_an_account_speaks_every_language_that_there_are_words_in():
    assert {language.value for language in Language} == set(words.LANGUAGES)


@pytest.mark.parametrize(
    ("wish", "mine", "others"),
    [(WindowPass.NEVER, False, False), (WindowPass.UNLESS_ABOUT_ME, False, True), (WindowPass.ALWAYS, True, True)],
)
def test_auto_pass_knows_only_whom_the_window_is_about(wish, mine, others):
    wishes = Preferences({"neigh": wish})
    assert passes(wishes, "neigh", about_me=True) is mine
    assert passes(wishes, "neigh", about_me=False) is others
    assert not passes(wishes, "another", about_me=False)


def test_a_window_that_there_is_not_is_refused_and_those_that_there_are_are_named(as_guest):
    answer = as_guest.patch("me", {"preferences": {"auto_pass": {"ne/igh": "always"}}})
    assert answer.status_code == 422
    (error,) = answer.json()["errors"]
    assert (error["pointer"], error["code"]) == ("/preferences/auto_pass/ne~1igh", "unknown_choice")
    assert error["detail"].endswith(": neigh.")


def test_a_stored_wish_about_a_window_that_is_gone_is_not_shown_and_harms_nothing(as_guest, guest):
    account = Account.objects.get(pk=guest["account"]["id"])
    account.preferences = {"auto_pass": {"gone": "always", "neigh": "unless_about_me"}}
    account.save()
    assert as_guest.get("me").json()["preferences"]["auto_pass"] == {"neigh": "unless_about_me"}
    after = as_guest.patch("me", {"preferences": {"auto_pass": {"neigh": "always"}}})
    assert after.json()["preferences"]["auto_pass"] == {"neigh": "always"}


def test_windows_may_be_registered_at_any_time_and_are_passed_never_by_default(as_guest, monkeypatch):
    monkeypatch.setattr(preferences, "_windows", [])
    preferences.register_windows(lambda: ["echo", "reply"])
    as_guest.patch("me", {"preferences": {"auto_pass": {"reply": "always"}}})
    as_guest.patch("me", {"preferences": {"auto_pass": {}}})
    assert as_guest.get("me").json()["preferences"]["auto_pass"] == {"echo": "never", "reply": "always"}


def test_a_guest_becomes_a_user_and_keeps_everything(api, as_guest, guest):
    key = as_guest.post("me/api-keys", {"name": "bot", "scopes": ["games:read"]}).json()["key"]
    after = as_guest.post("me/upgrade", {"username": "Ada", "password": PASSWORD}).json()
    assert after == {**guest["account"], "username": "Ada", "has_password": True, "is_guest": False}
    assert as_guest.get("me").json() == api.with_token(key).get("me").json() == after
    assert api.post("auth/token/refresh", {"refresh": guest["refresh"]}).json()["account"] == after
    assert api.post("auth/token", {"username": "ada", "password": PASSWORD}).json()["account"] == after


def test_an_upgrade_to_a_taken_name_changes_nothing(as_guest, guest, user):
    answer = as_guest.post("me/upgrade", {"username": "MIRA", "password": PASSWORD})
    assert (answer.status_code, answer.json()["code"]) == (409, "username_taken")
    assert as_guest.get("me").json() == guest["account"]


def test_an_upgrade_with_a_weak_password_changes_nothing(as_guest, guest):
    assert as_guest.post("me/upgrade", {"username": "Ada", "password": "12345678"}).status_code == 422
    assert as_guest.get("me").json() == guest["account"]


def test_only_guests_are_upgraded(as_user):
    assert as_user.post("me/upgrade", {"username": "Ada", "password": PASSWORD}).json()["code"] == "not_a_guest"


def test_an_upgrade_whose_answer_was_lost_is_answered_again(as_guest):
    body = {"username": "Ada", "password": PASSWORD}
    first, again = (as_guest.post("me/upgrade", body, **{"Idempotency-Key": "once"}) for _ in range(2))
    assert first.status_code == again.status_code == 200
    assert first.content == again.content
    assert again.headers["Idempotent-Replayed"] == "true"


def test_a_guest_has_no_password_to_change(as_guest):
    body = {"current_password": "", "new_password": PASSWORD}
    assert as_guest.post("me/password", body).json()["code"] == "no_password"


@pytest.mark.parametrize(
    ("current", "new", "pointer"),
    [("wrong", "another-fine-one", "/current_password"), (PASSWORD, "12345678", "/new_password")],
)
def test_a_password_change_needs_the_old_and_a_good_new_one(as_user, current, new, pointer):
    answer = as_user.post("me/password", {"current_password": current, "new_password": new})
    assert answer.status_code == 422
    assert answer.json()["errors"][0]["pointer"] == pointer


def test_devices_are_listed_by_name_with_this_one_marked(api, user, as_user):
    api.post("auth/token", {"username": "Mira", "password": PASSWORD, "device_name": "Old tablet"})
    api.post("auth/token", {"username": "Mira", "password": PASSWORD}, **{"User-Agent": "Phone <1>\u0007"})
    items = as_user.get("me/sessions").json()["items"]
    assert {item["device_name"] for item in items} == {"Old tablet", "Phone 1", ""}
    assert [item["id"] for item in items if item["is_current"]] == [user["session_id"]]


def test_one_device_is_signed_out_by_another(api, as_user):
    other = api.post("auth/token", {"username": "Mira", "password": PASSWORD}).json()
    assert as_user.delete(f"me/sessions/{other['session_id']}").status_code == 204
    assert as_user.delete(f"me/sessions/{other['session_id']}").status_code == 404
    assert api.with_token(other["access"]).get("me").status_code == 401
    assert as_user.get("me").status_code == 200


def test_nobody_signs_out_somebody_elses_device(as_user, guest, as_guest):
    assert as_user.delete(f"me/sessions/{guest['session_id']}").status_code == 404
    assert as_guest.get("me").status_code == 200


def test_everywhere_means_here_too(api, user, as_user):
    other = api.post("auth/token", {"username": "Mira", "password": PASSWORD}).json()
    assert as_user.delete("me/sessions").status_code == 204
    assert as_user.get("me").status_code == api.with_token(other["access"]).get("me").status_code == 401


def test_a_key_is_shown_once(as_user):
    body = {"name": "bot", "scopes": ["games:play", "games:read", "games:read"], "password": PASSWORD}
    made = as_user.post("me/api-keys", body)
    assert made.status_code == 201
    shown = made.json()
    assert shown.pop("key").startswith("uuk_")
    assert shown["scopes"] == ["games:play", "games:read"]
    assert as_user.get("me/api-keys").json() == {"items": [shown]}


@pytest.mark.parametrize(
    ("change", "pointer", "code"),
    [
        ({"password": None}, "/password", "missing"),
        ({"password": "wrong"}, "/password", "wrong_password"),
        ({"expires_at": "2020-01-01T00:00:00Z"}, "/expires_at", "in_the_past"),
        ({"scopes": []}, "/scopes", "few_items"),
        ({"scopes": ["games:rule"]}, "/scopes/0", "unknown_choice"),
        ({"name": " "}, "/name", "blank"),
    ],
)
def test_a_key_needs_a_password_a_name_scopes_and_a_future(as_user, change, pointer, code):
    body = {"name": "bot", "scopes": ["games:read"], "password": PASSWORD} | change
    answer = as_user.post("me/api-keys", body)
    assert answer.status_code == 422
    assert {"pointer": pointer, "code": code}.items() <= answer.json()["errors"][0].items()
    assert not ApiKey.objects.exists()


def test_a_key_stops_when_it_expires_and_when_it_is_removed(api, as_guest):
    soon = (timezone.now() + timedelta(hours=1)).isoformat()
    keys = [
        as_guest.post("me/api-keys", {"name": n, "scopes": ["games:read"], "expires_at": soon}).json() for n in "ab"
    ]
    assert as_guest.delete(f"me/api-keys/{keys[0]['id']}").status_code == 204
    assert as_guest.delete(f"me/api-keys/{keys[0]['id']}").status_code == 404
    assert api.with_token(keys[0]["key"]).get("me").status_code == 401
    assert api.with_token(keys[1]["key"]).get("me").status_code == 200


def test_keys_have_a_limit(as_guest, monkeypatch):
    monkeypatch.setattr("accounts.keys.MOST_KEYS", 2)
    codes = [as_guest.post("me/api-keys", {"name": "x", "scopes": ["games:read"]}).status_code for _ in range(3)]
    assert codes == [201, 201, 409]


def test_deletion_is_real_and_others_take_leave_first(as_user, user, monkeypatch):
    left = []
    monkeypatch.setattr(deletion, "_hooks", [])
    deletion.on_account_deleted(lambda account: left.append(Account.objects.filter(pk=account).exists()))
    as_user.post("me/api-keys", {"name": "bot", "scopes": ["games:read"], "password": PASSWORD})
    body = {"current_password": PASSWORD, "new_password": "another-fine-one"}
    as_user.post("me/password", body, **{"Idempotency-Key": "once"})
    assert IdempotencyRecord.objects.exists()
    assert as_user.delete("me", {"password": "another-fine-one"}).status_code == 204
    assert left == [True]
    tables = (Account, Session, ApiKey, IdempotencyRecord)
    assert [table.objects.count() for table in tables] == [0] * len(tables)
    last = AuditEntry.objects.first()
    assert (last.action, str(last.account_id)) == ("deleted", user["account"]["id"])


def test_nobody_deletes_an_account_without_its_password(as_user, settings):
    settings.THROTTLES = {**settings.THROTTLES, "guess": "3/hour"}
    bodies = (None, {"password": None}, {"password": "wrong"})
    answers = [as_user.delete("me", body) for body in bodies]
    assert [answer.status_code for answer in answers] == [422] * 3
    assert [answer.json()["errors"][0]["code"] for answer in answers] == ["missing", "missing", "wrong_password"]
    assert as_user.delete("me", {"password": PASSWORD}).status_code == 429
    assert as_user.get("me").status_code == 200


def test_a_guest_who_has_no_password_needs_none(as_guest):
    assert as_guest.delete("me").status_code == 204


def test_a_deleted_name_is_free_again(api, as_user):
    as_user.delete("me", {"password": PASSWORD})
    assert api.post("auth/register", {"username": "mira", "password": PASSWORD}).status_code == 201


def test_sign_ups_from_one_address_are_throttled_and_others_go_on(api, settings):
    settings.THROTTLES = {**settings.THROTTLES, "auth": "5/hour"}
    codes = [api.post("auth/guest").status_code for _ in range(7)]
    assert codes == [201] * 5 + [429] * 2
    assert Account.objects.count() == 5
    assert (
        api.client.post("/api/v1/auth/guest", REMOTE_ADDR="10.0.0.9", content_type="application/json").status_code
        == 201
    )
