"""Staff find people, ban them with a reason, and cannot rise above themselves."""

from uuid import UUID

import pytest
from django.contrib.auth.models import Permission
from django.test import Client

from accounts.models import Account, ApiKey, AuditEntry, Identity, Session
from tests.accounts.conftest import PASSWORD, Api, CommittingClient, give_email


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


@pytest.fixture
def equipped(api, as_user, user, issuer):
    """A second device, a key and an identity."""
    signed = {"username": "Mira", "password": PASSWORD, "device_name": "Old tablet"}
    tablet = Api(api.post("auth/token", signed).json()["access"])
    body = {"name": "My little bot", "scopes": ["games:play"], "password": PASSWORD}
    key = Api(as_user.post("me/api-keys", body).json()["key"])
    as_user.post("me/identities", issuer.body())
    return {
        "session": (Session.objects.get(device_name="Old tablet"), tablet),
        "apikey": (ApiKey.objects.get(), key),
        "identity": (Identity.objects.get(), None),
    }


@pytest.mark.parametrize(
    ("kind", "action"), [("session", "session_ended"), ("apikey", "key_removed"), ("identity", "identity_unlinked")]
)
def test_staff_end_one_device_key_or_identity_alone_with_a_reason(moderator, boss, equipped, as_user, kind, action):
    row, holder = equipped[kind]
    address = f"/admin/accounts/{kind}/{row.pk}"
    for place in (page(row.account_id), f"/admin/accounts/{kind}/", f"{address}/change/"):
        assert f"/admin/accounts/{kind}/{row.pk}/" in boss.get(place).content.decode() or place == address
    assert "required" in moderator.post(f"{address}/end/", {**REASON, "reason": ""}).content.decode()
    assert moderator.post(f"{address}/end/", REASON).headers["Location"] == page(row.account_id)
    entry = AuditEntry.objects.get(action=action)
    assert (entry.account_id, entry.actor_id, entry.reason) == (row.account_id, moderator.account.pk, "Rude in chat")
    if holder:
        assert holder.get("me").status_code == 401
    assert as_user.get("me").status_code == 200
    assert as_user.get("me/identities").json()["items"] == [] or kind != "identity"


def test_staff_without_the_permission_end_nothing(api, equipped):
    viewer = staff("viewer", "view_account", "change_account", "view_session", "change_session", "delete_session")
    session, holder = equipped["session"]
    address = f"/admin/accounts/session/{session.pk}"
    assert viewer.get(f"{address}/change/").status_code == 200
    assert viewer.post(f"{address}/end/", REASON).status_code == 403
    assert viewer.post(f"{address}/change/", {"device_name": "x"}).status_code == 403
    assert viewer.post(f"{address}/delete/", {"post": "yes"}).status_code == 403
    assert holder.get("me").status_code == 200


def test_people_are_found_by_address_which_staff_cannot_write(boss, as_user, user, mails):
    give_email(as_user, mails, "mira@example.org")
    assert page(user["account"]["id"]) in boss.get("/admin/accounts/account/", {"q": "Mira@Ex"}).content.decode()
    shown = boss.get(page(user["account"]["id"])).content.decode()
    assert "mira@example.org" in shown
    assert 'name="email"' not in shown


def test_a_guest_whom_staff_give_a_name_is_a_guest_no_more(boss, guest):
    kinds = ("sessions", "api_keys", "identities")
    inlines = {f"{p}-{k}": "0" for p in kinds for k in ("TOTAL_FORMS", "INITIAL_FORMS")}
    form = {"username": "Named", "display_name": "Named", "language": "en", **inlines}
    assert boss.post(page(guest["account"]["id"]), form).status_code == 302
    assert not Account.objects.get(username="Named").is_guest


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


NEW = {"password1": "a-fine-password-1", "password2": "a-fine-password-1", "usable_password": "true"}


def test_staff_never_set_the_password_of_other_staff(moderator, boss):
    editor = staff("editor", "change_cardset").account
    idle = staff("idle").account
    for target in (boss.account, editor, idle):
        assert moderator.post(page(target.pk, "password"), NEW).status_code in (403, 404)
        assert moderator.post(page(target.pk, "delete"), {"post": "yes"}).status_code in (403, 404)
        assert Account.objects.get(pk=target.pk).check_password(PASSWORD)
    assert boss.post(page(editor.pk, "password"), NEW).status_code == 302
    assert Account.objects.get(pk=editor.pk).check_password("a-fine-password-1")


def test_a_password_that_staff_set_is_written_down_and_signs_out(moderator, user, as_user):
    account = user["account"]["id"]
    assert moderator.post(page(account, "password"), NEW).status_code == 302
    entry = AuditEntry.objects.get(action="password_changed")
    assert (str(entry.account_id), entry.actor_id) == (account, moderator.account.pk)
    assert as_user.get("me").status_code == 401


def test_what_staff_edit_is_written_down_without_its_values(moderator, boss, user):
    inlines = {f"{p}-{k}": "0" for p in ("sessions", "api_keys") for k in ("TOTAL_FORMS", "INITIAL_FORMS")}
    form = {"username": "Mira", "display_name": "Renamed", "language": "en", **inlines}
    assert moderator.post(page(user["account"]["id"]), form).status_code == 302
    entry = AuditEntry.objects.get(action="edited")
    assert (entry.actor_id, entry.reason) == (moderator.account.pk, "display_name")
    assert boss.post("/admin/accounts/account/add/", {"username": "newcomer", **NEW}).status_code == 302
    assert AuditEntry.objects.get(action="made_by_staff").actor_id == boss.account.pk


def test_ones_own_password_changed_in_the_admin_is_written_down(moderator):
    new = {"old_password": PASSWORD, "new_password1": "a-fine-password-1", "new_password2": "a-fine-password-1"}
    assert moderator.post("/admin/password_change/", {**new, "old_password": "wrong"}).status_code == 200
    assert not AuditEntry.objects.filter(action="password_changed").exists()
    assert moderator.post("/admin/password_change/", new).status_code == 302
    assert AuditEntry.objects.get(action="password_changed").actor_id == moderator.account.pk


def test_only_a_superuser_changes_what_a_group_may_do(api):
    helper = staff("helper", "add_group", "change_group", "delete_group", "view_group")
    assert helper.get("/admin/auth/group/").status_code == 200
    assert helper.post("/admin/auth/group/add/", {"name": "Kings"}).status_code == 403


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
