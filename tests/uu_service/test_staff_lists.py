"""The lists of the admin ask the database as often for three hundred rows as for three."""

from datetime import timedelta

import pytest
from django.contrib import admin
from django.contrib.auth.models import Group
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone

from accounts.models import Account, ApiKey, AuditEntry, Identity, Session
from cards.language.catalogue import SHIPPED
from cards.models import Card, CardName, CardSet, CardSetVersion, Change
from cards.publishing.shipped import do_load_file
from games.models import Game, Seat
from games.services.tables import NewTable, check_open_table
from players.models import Report
from tests.cards.people import signed_in
from tests.matching.waiting import waiting_row
from webhooks.models import Delivery, Webhook

pytestmark = pytest.mark.django_db
FEW, MANY = 3, 300


def people(count):
    """Each with all that leads to an account, and a trail."""
    start = Account.objects.count()
    made = Account.objects.bulk_create(Account(username=f"p{start + n}", display_name=f"P{n}") for n in range(count))
    Session.objects.bulk_create(Session(account=one, device_name="phone") for one in made)
    ApiKey.objects.bulk_create(ApiKey(account=one, name="k", digest=b"", scope_bits=1) for one in made)
    Identity.objects.bulk_create(Identity(account=one, issuer="i", subject=one.username) for one in made)
    AuditEntry.objects.bulk_create(
        AuditEntry(action="banned", account_id=one.pk, actor_id=made[0].pk, reason="x") for one in made
    )
    Group.objects.bulk_create(Group(name=f"g{start + n}") for n in range(count))
    for one in made:
        waiting_row(one)
        Report.objects.create(about=one, reason="display_name", name=str(one))
    return made


def sets(count):
    """Each with a draft of two cards, a published version, and a change."""
    start = CardSet.objects.count()
    made = CardSet.objects.bulk_create(CardSet(slug=f"s{start + n}", ruleset="unstable_unicorns") for n in range(count))
    drafts = CardSetVersion.objects.bulk_create(CardSetVersion(card_set=one, names={"en": "S"}) for one in made)
    cards = Card.objects.bulk_create(
        Card(version=one, position=n, face=f"c{n}", kind="basic_unicorn") for one in drafts for n in range(2)
    )
    CardName.objects.bulk_create(CardName(card=card, language="en", name="C") for card in cards)
    Change.objects.bulk_create(Change(card_set=one.card_set, version=one, action="created") for one in drafts)


def games(count, pattern, person):
    values = {field.attname: getattr(pattern, field.attname) for field in Game._meta.concrete_fields}
    made = Game.objects.bulk_create(
        Game(
            **values | {"id": Game._meta.get_field("id").get_default(), "status": "running", "opens_at": timezone.now()}
        )
        for _ in range(count)
    )
    Seat.objects.bulk_create(
        Seat(game=one, number=n, account=person if n else None, name="x", owes=True) for one in made for n in (0, 1)
    )
    hooks = Webhook.objects.bulk_create(
        Webhook(account=person, url="https://example.org", events=[], secret=b"") for _ in range(count)
    )
    now = timezone.now()
    Delivery.objects.bulk_create(
        Delivery(webhook=hook, event="x", body="{}", due_at=now, created_at=now - timedelta(hours=1)) for hook in hooks
    )


@pytest.fixture
def world():
    do_load_file(SHIPPED / "unstable-unicorns-2e.yaml")
    boss = Account.objects.create_superuser("Bess")
    pattern = check_open_table(boss, NewTable("unstable_unicorns"))

    def grow(count):
        made = people(count)
        sets(count)
        games(count, pattern, made[0])

    return signed_in(boss), grow


def queries(client, url):
    client.get(url)
    with CaptureQueriesContext(connection) as asked:
        assert client.get(url).status_code == 200
    return [query["sql"] for query in asked]


def more_cards(version, count):
    cards = Card.objects.bulk_create(
        Card(version=version, position=n, face=f"more{n}", kind="basic_unicorn") for n in range(count)
    )
    CardName.objects.bulk_create(CardName(card=card, language="en", name="C") for card in cards)


def test_no_list_asks_more_often_because_it_is_longer(world):
    client, grow = world
    grow(FEW)
    draft = CardSetVersion.objects.filter(status="draft").first()
    lists = [f"admin:{model._meta.app_label}_{model._meta.model_name}_changelist" for model in admin.site._registry]
    urls = [reverse(name) for name in lists if name != "admin:cards_card_changelist"]
    urls += [f"{reverse('admin:cards_card_changelist')}?version__id__exact={draft.pk}&all="]
    urls += [reverse("admin:accounts_auditentry_changelist") + "?whose=all", reverse("admin:index")]
    few = {url: len(queries(client, url)) for url in urls}
    grow(MANY - FEW)
    more_cards(draft, MANY)
    many = {url: queries(client, url) for url in urls}
    longer = {url: (few[url], len(asked), asked[-1]) for url, asked in many.items() if len(asked) > few[url]}
    assert longer == {}
