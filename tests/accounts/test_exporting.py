"""Everything that is kept about an account, as one document; put together by a task when it is much."""

import json

import pytest
from django.utils import timezone

from accounts import exporting
from accounts.exporting import do_write_export
from accounts.housekeeping import do_tidy
from accounts.models import AccountExport
from games.models import Game
from games.store import account_log
from tests.accounts.conftest import PASSWORD, Api, give_email
from tests.accounts.test_secrets import everything_stored

TABLE = {
    "ruleset": "unstable_unicorns",
    "access": "private",
    "bots": ["random", "random"],
    "options": {"first_seat": "host"},
}


@pytest.fixture
def card_sets(db):
    from django.core.management import call_command

    call_command("load_card_sets", verbosity=0)


@pytest.fixture
def player(api, card_sets, mails, issuer):
    """Somebody about whom something is kept everywhere."""
    person = Api(api.post("auth/guest", {"display_name": "Ann", "device_name": "Old phone"}).json()["access"])
    give_email(person, mails, "ann@example.org")
    person.post("me/identities", issuer.body("ann-at-the-club"))
    person.post("me/upgrade", {"username": "Ann", "password": PASSWORD}, **{"Idempotency-Key": "only-once"})
    person.post("me/api-keys", {"name": "My bot", "scopes": ["games:read"], "password": PASSWORD})
    account_log.head_of(person.get("me").json()["id"])  # as somebody who listens does
    game = person.post("games", TABLE).json()
    view = person.post(f"games/{game['id']}/start").json()
    prompt = view["prompts"][0]
    card = prompt["forms"][0]["fields"]["card"]["choices"][0]["value"]
    done = person.post(f"games/{game['id']}/actions", {"prompt": prompt["id"], "type": "choose_baby", "card": card})
    assert done.status_code == 200, done.content
    return person


def test_everything_is_in_it_and_no_secret_is(player, issuer):
    shown = player.get("me/export")
    assert shown.status_code == 200
    found = shown.json()
    assert (found["account"]["username"], found["account"]["email"]) == ("Ann", "ann@example.org")
    assert [one["device_name"] for one in found["sessions"]] == ["Old phone"]
    assert [(one["name"], one["scopes"]) for one in found["api_keys"]] == [("My bot", ["games:read"])]
    assert [(one["issuer"], one["subject"]) for one in found["identities"]] == [("club", "ann-at-the-club")]
    assert [one["action"] for one in found["history"]] == ["email_changed", "identity_linked", "upgraded", "key_made"]
    assert [one["purpose"] for one in found["codes"]] == ["verify_email"]
    assert [one["kind"] for one in found["mails"]] == ["identity_linked"]
    assert [one["key"] for one in found["kept_answers"]] == ["only-once"]
    (game,) = found["rooms"]["games"]
    assert (game["ruleset"], game["seat"], game["is_host"]) == ("unstable_unicorns", 0, True)
    assert [action["type"] for action in game["actions"]] == ["choose_baby"]
    assert found["rooms"]["log"]
    assert found["rooms"]["webhooks"] == []
    for secret in ('password": "', "pbkdf2", "md5$", "digest", "seed", player.token):
        assert secret not in shown.content.decode()


def test_nothing_of_other_people_is_in_it(player, as_user, user):
    assert user["account"]["id"] not in json.dumps(player.get("me/export").json())
    assert "ann@example.org" not in json.dumps(as_user.get("me/export").json())
    rooms = as_user.get("me/export").json()["rooms"]
    assert {"games", "log", "players", "webhooks"} <= rooms.keys() and not any(rooms.values())


def test_a_large_one_is_put_together_by_a_task_and_asked_for_again(player, monkeypatch):
    monkeypatch.setattr(exporting, "LARGE", 0)
    called = []
    monkeypatch.setattr(exporting, "_hooks", [called.append])
    first, second = player.get("me/export"), player.get("me/export")
    assert first.status_code == second.status_code == 202
    assert first.headers["Retry-After"] == str(first.json()["retry_after"])
    assert len(called) == 1  # two requests, one document
    do_write_export(called[0])
    found = player.get("me/export")
    assert found.status_code == 200
    assert found.json()["rooms"]["games"]
    assert player.get("me/export").content == found.content
    assert len(called) == 1


def test_a_document_that_was_lost_on_the_way_is_asked_for_again(player, monkeypatch):
    monkeypatch.setattr(exporting, "LARGE", 0)
    called = []
    monkeypatch.setattr(exporting, "_hooks", [called.append])
    player.get("me/export")
    AccountExport.objects.update(asked_at=timezone.now() - exporting.LOST_AFTER)
    player.get("me/export")
    assert len(called) == 2


def test_a_document_is_not_kept_for_long_and_goes_with_its_account(player, monkeypatch):
    monkeypatch.setattr(exporting, "LARGE", 0)
    player.get("me/export")
    do_write_export(AccountExport.objects.get().pk)
    AccountExport.objects.update(asked_at=timezone.now() - exporting.KEPT_FOR)
    assert do_tidy().exports == 1
    player.get("me/export")
    assert player.delete("me", {"password": PASSWORD}).status_code == 204
    assert not AccountExport.objects.exists()


def test_after_deletion_nothing_is_left_that_the_export_showed(player):
    found = player.get("me/export").json()
    assert player.delete("me", {"password": PASSWORD}).status_code == 204
    stored = b"\n".join(everything_stored())
    assert Game.objects.exists()
    for name in ("ann@example.org", "ann-at-the-club", "Old phone", "My bot", found["identities"][0]["id"]):
        assert name.encode() not in stored


def test_only_a_person_who_signed_in_reads_it(player):
    key = player.post("me/api-keys", {"name": "x", "scopes": ["games:read"], "password": PASSWORD}).json()["key"]
    assert Api(key).get("me/export").json()["code"] == "session_required"
