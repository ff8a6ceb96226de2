"""What each group of staff may see and do is written down, page by page; a page that is not in the table fails here.

`UPDATE_GOLDEN=1 pytest tests/uu_service/test_staff_powers.py` writes docs/staff-powers.md. Read the difference.
"""

import os
from pathlib import Path

import pytest
from django.utils import timezone

from accounts.models import Account, ApiKey, AuditEntry, Identity, Session
from cards.drafting.drafts import check_open_draft
from cards.language.catalogue import SHIPPED
from cards.models import BalanceReport, Change, GateRun
from cards.publishing.shipped import do_load_file
from games.services.tables import NewTable, check_open_table
from players.models import RefusedName, Report
from tests.cards.people import staff
from tests.matching.waiting import waiting_row
from tests.uu_service.staff_powers import GROUPS, table
from webhooks.models import Delivery, Webhook

PAGE = Path(__file__).parents[2] / "docs" / "staff-powers.md"
HEAD = """# What staff may see and do

Each page of the admin, and what a member of each group may do with it: `see` it, `do` what it offers.
Rights add up: who is in two groups may do what either may. A superuser may do everything.
Reading hidden cards in a game's log needs the permission `games.unmask_game`, which no group has.
Written by `tests/uu_service/test_staff_powers.py`, which asks every page.

"""


@pytest.fixture
def things():
    """One row for each page to be about."""
    boss = Account.objects.create_superuser("Bess")
    mira = Account.objects.create_user("Mira")
    draft = check_open_draft(do_load_file(SHIPPED / "unstable-unicorns-2e.yaml"), boss)
    game = check_open_table(mira, NewTable("unstable_unicorns"))
    webhook = Webhook.objects.create(account=mira, url="https://example.org/hook", events=[])
    now = timezone.now()
    delivery = Delivery.objects.create(webhook=webhook, event="game.finished", body="{}", due_at=now, created_at=now)
    return {
        "accounts_account": mira.pk,
        "id": mira.pk,
        "accounts_session": Session.objects.create(account=mira).pk,
        "accounts_apikey": ApiKey.objects.create(account=mira, name="k", digest=b"", scope_bits=0).pk,
        "accounts_identity": Identity.objects.create(account=mira, issuer="i", subject="s").pk,
        "accounts_auditentry": AuditEntry.objects.create(action="banned", account_id=mira.pk, actor_id=boss.pk).pk,
        "auth_group": boss.groups.model.objects.get(name="viewer").pk,
        "cards_card": draft.cards.get(face="rhinocorn").pk,
        "cards_cardset": draft.card_set_id,
        "cards_cardsetversion": draft.pk,
        "cards_change": Change.objects.first().pk,
        "games_game": game.pk,
        "matching_ticket": waiting_row(mira).pk,
        "players_report": Report.objects.create(about=mira, reason="display_name", name="Mira").pk,
        "players_refusedname": RefusedName.objects.create(text="Knave").pk,
        "webhooks_webhook": webhook.pk,
        "webhooks_delivery": delivery.pk,
        "card_id": draft.cards.get(face="rhinocorn").pk,
        "version_id": draft.pk,
        "set_id": draft.card_set_id,
        "run_id": GateRun.objects.create(version=draft, content=b"", content_hash="x").pk,
        "report_id": BalanceReport.objects.create(version=draft, content_hash="x", tally={"usable": []}).pk,
        "plot": "cards",
        "game_id": game.pk,
        "ruleset": "unstable_unicorns",
        "kind": "yaml",
        "reader": "en",
        "version": "any",
    }


@pytest.mark.django_db
def test_every_page_shows_and_does_what_the_table_says(things):
    people = {group: staff(group.title(), group) for group in GROUPS}
    found = HEAD + "\n".join(table(people, things)) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        PAGE.write_text(found)
    assert PAGE.read_text() == found
