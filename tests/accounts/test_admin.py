"""Staff find people, ban them with a reason, and cannot rise above themselves."""

from uuid import UUID

import pytest
from django.contrib.auth.models import Permission
from django.test import Client

from accounts.models import Account, AuditEntry
from tests.accounts.conftest import PASSWORD, CommittingClient


def staff(name, *permissions, **fields):
    account = Account.objects.create_user(name, PASSWORD, is_staff=True, **fields)
    account.user_permissions.set(Permission.objects.filter(codename__in=permissions))
    client = CommittingClient()
    assert client.login(username=name.upper(), password=PASSWORD)
    client.account = account
    return client


@pytest.fixture
def boss(api):
    return staff("boss", is_superuser=True)


@pytest.fixture
def moderator(api):
    return staff("moderator", "view_account", "change_account", "ban_account")


def page(account, verb="change"):
    return f"/admin/accounts/account/{account}/{verb}/"


REASON = {"reason": "Rude in chat", "_form_submitted": "on"}


@pytest.mark.parametrize("query", ["mir", "MIRA", "Queen of"])
def test_people_are_found_by_either_name(boss, as_user, query):
    as_user.patch("me", {"display_name": "Queen of Glitter"})
    answer = boss.get("/admin/accounts/account/", {"q": query})
    assert "Queen of Glitter" in answer.content.decode()


def test_people_are_found_by_id(boss, user):
    answer = boss.get("/admin/accounts/account/", {"q": user["account"]["id"]})
    assert page(user["account"]["id"]) in answer.content.decode()


def test_an_account_shows_its_devices_keys_and_trail(boss, api, as_user, user):
    api.post("auth/token", {"username": "Mira", "password": PASSWORD, "device_name": "Old tablet"})
    as_user.post("me/api-keys", {"name": "My little bot", "scopes": ["games:play"], "password": PASSWORD})
    shown = boss.get(page(user["account"]["id"])).content.decode()
    for word in ("Old tablet", "My little bot", "games:play", "Registered", "Key Made"):
        assert word in shown


@pytest.mark.parametrize("with_htmx", [True, False])
def test_a_ban_needs_a_reason_and_leaves_a_trail(moderator, as_user, user, with_htmx):
    account = user["account"]["id"]
    headers = {"HX-Request": "true"} if with_htmx else {}
    assert as_user.get("me").status_code == 200
    asked = moderator.get(page(account, "ban"))
    assert 'name="reason"' in asked.content.decode()
    assert "required" in moderator.post(page(account, "ban"), {**REASON, "reason": ""}).content.decode()
    assert not AuditEntry.objects.filter(action="banned").exists()
    done = moderator.post(page(account, "ban"), REASON, headers=headers)
    assert (done.headers["HX-Redirect"] if with_htmx else done.headers["Location"]) == page(account)
    assert as_user.get("me").status_code == 401
    entry = AuditEntry.objects.get(action="banned")
    assert (entry.account_id, entry.actor_id, entry.reason) == (UUID(account), moderator.account.pk, "Rude in chat")
    assert "Rude in chat" in moderator.get(page(account)).content.decode()
    moderator.post(page(account, "unban"), REASON)
    assert as_user.get("me").status_code == 200


def test_staff_sign_somebody_out_everywhere(moderator, as_user, user):
    moderator.post(page(user["account"]["id"], "sign-out"), REASON)
    assert as_user.get("me").status_code == 401
    assert AuditEntry.objects.filter(action="sessions_ended").count() == 1


def test_an_account_offers_only_the_verb_that_makes_sense(moderator, user):
    account = user["account"]["id"]
    shown = moderator.get(page(account)).content.decode()
    assert page(account, "ban") in shown
    assert page(account, "unban") not in shown


def test_staff_without_the_permission_cannot_ban(api, user):
    viewer = staff("viewer", "view_account", "change_account")
    assert viewer.post(page(user["account"]["id"], "ban"), REASON).status_code == 403
    assert page(user["account"]["id"], "ban") not in viewer.get(page(user["account"]["id"])).content.decode()
    assert Account.objects.get(pk=user["account"]["id"]).is_active


@pytest.mark.parametrize("verb", ["ban", "sign-out"])
def test_nobody_bans_a_superuser_or_themselves(moderator, boss, verb):
    for target in (boss.account, moderator.account):
        assert moderator.post(page(target.pk, verb), REASON).status_code == 403
    assert boss.post(page(moderator.account.pk, verb), REASON).status_code == 302


def test_only_a_superuser_makes_staff(moderator, user):
    account = Account.objects.get(pk=user["account"]["id"])
    form = {"username": "Mira", "display_name": "Mira", "language": "en", "is_staff": "on", "is_superuser": "on"}
    inlines = {f"{p}-{k}": "0" for p in ("sessions", "api_keys") for k in ("TOTAL_FORMS", "INITIAL_FORMS")}
    assert moderator.post(page(account.pk), {**form, **inlines, "display_name": "Renamed"}).status_code == 302
    account.refresh_from_db()
    assert account.display_name == "Renamed"
    assert not account.is_staff
    assert not account.is_superuser


def test_nobody_but_a_superuser_sets_a_superusers_password(moderator, boss):
    assert moderator.get(page(boss.account.pk, "password")).status_code in (403, 404)


def test_deleting_in_the_admin_is_the_same_deletion(boss, user, as_user):
    assert boss.post(page(user["account"]["id"], "delete"), {"post": "yes"}).status_code == 302
    assert as_user.get("me").status_code == 401
    assert AuditEntry.objects.get(action="deleted").actor_id == boss.account.pk


def test_the_trail_cannot_be_edited(boss, user):
    entry = AuditEntry.objects.get(action="registered")
    assert boss.get("/admin/accounts/auditentry/").status_code == 200
    assert boss.post(f"/admin/accounts/auditentry/{entry.pk}/change/", {"reason": "x"}).status_code == 403
    assert boss.post(f"/admin/accounts/auditentry/{entry.pk}/delete/", {"post": "yes"}).status_code == 403
    assert boss.get("/admin/accounts/auditentry/add/").status_code == 403


def test_a_banned_admin_cannot_sign_in(api):
    client = staff("fallen", is_superuser=True)
    Account.objects.filter(username="fallen").update(is_active=False)
    assert client.get("/admin/accounts/account/").status_code == 302
    assert not Client().login(username="fallen", password=PASSWORD)


def test_a_superuser_makes_an_account(boss):
    body = {"username": "newcomer", "password1": "a-fine-password-1", "password2": "a-fine-password-1"}
    answer = boss.post("/admin/accounts/account/add/", {**body, "usable_password": "true"})
    assert answer.status_code == 302
    assert Account.objects.get(username="newcomer").check_password("a-fine-password-1")


def test_groups_of_staff_are_made_in_the_same_theme(boss):
    assert boss.get("/admin/auth/group/").status_code == 200
    assert boss.post("/admin/auth/group/add/", {"name": "Moderators"}).status_code == 302
