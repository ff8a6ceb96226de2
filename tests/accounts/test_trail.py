"""One trail tells everything that staff has done: by whom, to what, why, and what is different."""

import re
from html import unescape

import pytest
from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import Group, Permission
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from accounts.models import Account, AuditEntry
from accounts.moderation import do_ban
from cards.drafting.cards import check_set_copies
from cards.drafting.drafts import check_open_draft
from cards.language.catalogue import SHIPPED
from cards.publishing.shipped import do_load_file
from games.services.tables import NewTable, check_open_table
from tests.cards.people import signed_in, staff

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_static")]
TRAIL = "/admin/accounts/auditentry/"
KINDS = ("sessions", "api_keys", "identities")
NO_INLINES = {f"{kind}-{count}": "0" for kind in KINDS for count in ("TOTAL_FORMS", "INITIAL_FORMS")}


@pytest.fixture
def boss():
    return Account.objects.create_superuser("Bess")


@pytest.fixture
def client(boss):
    return signed_in(boss)


def lines(client, **query):
    """The rows of the trail as somebody reads them, the newest first."""
    page = client.get(TRAIL, query).content.decode()
    rows = re.findall(r"<tr.*?</tr>", page.partition("<tbody")[2], re.DOTALL)
    return [" ".join(unescape(re.sub(r"<[^>]+>", " ", row)).split()) for row in rows]


def test_making_somebody_staff_is_told_with_what_they_may_now(client):
    mira = Account.objects.create_user("Mira")
    editor = Group.objects.get(name="editor")
    form = {"username": "Mira", "display_name": "M", "language": "en", "is_staff": "on", "groups": [editor.pk]}
    answer = client.post(f"/admin/accounts/account/{mira.pk}/change/", {**form, **NO_INLINES})
    assert answer.status_code == 302, answer.context["adminform"].form.errors
    powers, edited = lines(client)[:2]
    assert re.search(r"Powers Changed Bess Mira .*staff: no → yes; groups: \+editor", powers)
    assert re.search(r"Edited Bess Mira display_name", edited)


def test_a_group_is_made_changed_and_deleted_in_the_trail(client):
    view, ban = (Permission.objects.get(codename=code) for code in ("view_game", "ban_account"))
    client.post("/admin/auth/group/add/", {"name": "helpers", "permissions": [view.pk]})
    group = Group.objects.get(name="helpers")
    client.post(f"/admin/auth/group/{group.pk}/change/", {"name": "helpers", "permissions": [ban.pk]})
    client.post(f"/admin/auth/group/{group.pk}/delete/", {"post": "yes"})
    deleted, edited, created = lines(client, area="groups")
    assert re.search(r"Created Bess helpers .*permissions: \+view_game", created)
    assert re.search(r"Edited Bess helpers .*permissions: \+ban_account −view_game", edited)
    assert re.search(r"Deleted Bess helpers .*permissions: −ban_account", deleted)


def test_reading_hidden_cards_and_ending_a_game_are_in_the_trail(client, boss):
    do_load_file(SHIPPED / "unstable-unicorns-2e.yaml")
    game = check_open_table(boss, NewTable("unstable_unicorns"))
    client.post(reverse("admin:games_log", args=[game.pk]), {"reason": "complaint 12"})
    client.post(reverse("admin:games_end", args=[game.pk]), {"reason": "stuck"})
    ended, unmasked = lines(client, area="games")
    assert f"Unmasked Bess {game.pk} complaint 12" in unmasked
    assert f"Ended Bess {game.pk} stuck" in ended
    history = client.get(reverse("admin:games_game_history", args=[game.pk]), follow=True).content.decode()
    assert "complaint 12" in history


def test_a_changed_card_is_in_the_trail_with_its_difference(client, boss):
    draft = check_open_draft(do_load_file(SHIPPED / "unstable-unicorns-2e.yaml"), boss)
    card = draft.cards.get(face="rhinocorn")
    check_set_copies(draft.pk, card.pk, card.revision, boss, 7)
    edited, cloned = lines(client, area="cards")
    assert "Edited Bess unstable-unicorns-2e draft" in edited
    assert "rhinocorn (changed)" in edited
    assert "Cloned Bess unstable-unicorns-2e draft" in cloned
    entry = AuditEntry.objects.get(area="cards", action="edited")
    text = client.get(f"{TRAIL}{entry.pk}/change/").content.decode()
    assert '<span class="plus">+ 7</span>' in text


def test_what_people_do_to_their_own_accounts_is_shown_only_when_asked_for(client, boss):
    mira = Account.objects.create_user("Mira")
    AuditEntry.objects.create(action="password_changed", account_id=mira.pk, actor_id=mira.pk)
    do_ban(mira.pk, by=boss.pk, reason="rude")
    assert [line.split(" Bess ")[1] for line in lines(client)] == ["Mira rude"]
    assert len(lines(client, whose="all")) == 2


def test_the_trail_is_searched_by_name_and_filtered_by_who_did_it(client, boss):
    olga, mira = staff("Olga", "operator"), Account.objects.create_user("Mira")
    do_ban(mira.pk, by=boss.pk, reason="one")
    do_ban(Account.objects.create_user("Nick").pk, by=olga.pk, reason="two")
    assert [line[-3:] for line in lines(client, q="mira")] == ["one"]
    assert [line[-3:] for line in lines(client, q="Olga")] == ["two"]
    assert [line[-3:] for line in lines(client, by=str(olga.pk))] == ["two"]


def test_the_name_of_who_is_gone_is_not_kept(client, boss):
    mira = Account.objects.create_user("Mira")
    do_ban(mira.pk, by=boss.pk, reason="rude")
    gone = str(mira.pk)
    Account.objects.filter(pk=gone).delete()
    assert "Mira" not in "".join(lines(client))
    assert gone in lines(client)[0]


def test_the_trail_costs_the_same_however_long_it_is(client, boss):
    do_ban(Account.objects.create_user("p").pk, by=boss.pk, reason="x")
    client.get(TRAIL)
    with CaptureQueriesContext(connection) as few:
        client.get(TRAIL)
    for number in range(5):
        do_ban(Account.objects.create_user(f"p{number}").pk, by=boss.pk, reason="x")
    with CaptureQueriesContext(connection) as many:
        client.get(TRAIL)
    assert len(many) == len(few)


def test_nothing_is_written_into_a_second_log(client, boss):
    client.post("/admin/auth/group/add/", {"name": "helpers", "permissions": []})
    mira = Account.objects.create_user("Mira")
    form = {"username": "Mira", "display_name": "M", "language": "en"}
    client.post(f"/admin/accounts/account/{mira.pk}/change/", {**form, **NO_INLINES})
    client.post(f"/admin/accounts/account/{mira.pk}/delete/", {"post": "yes"})
    assert not LogEntry.objects.exists()
    assert {entry.action for entry in AuditEntry.objects.all()} == {"created", "edited", "deleted"}
