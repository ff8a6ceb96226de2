"""The operator's desk: what goes on now and went on these days, what is late, what fails; and who played what."""

import socket
from datetime import timedelta
from uuid import UUID, uuid4

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import timezone

import words
from accounts.desk_queues import queue_names
from accounts.models import Account
from cards.language.catalogue import SHIPPED
from cards.publishing.shipped import do_load_file
from games.models import Game, Seat
from games.services.tables import NewTable, check_open_table
from players.models import Report
from tests.cards.people import signed_in, staff
from tests.matching.waiting import waiting_row
from uu_service import tallies
from uu_service.api.models import HourlyCount
from uu_service.metrics import SECONDS
from webhooks.models import Delivery, Webhook

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_static")]


@pytest.fixture
def operator():
    return signed_in(staff("Olga", "operator"))


@pytest.fixture
def table():
    do_load_file(SHIPPED / "unstable-unicorns-2e.yaml")
    return check_open_table(Account.objects.create_user("host"), NewTable("unstable_unicorns"))


def played(table, *people, days_ago=0, **columns):
    """A game like this one, that began so many days ago."""
    at = timezone.now() - timedelta(days=days_ago)
    values = {field.attname: getattr(table, field.attname) for field in Game._meta.concrete_fields}
    values |= {"id": UUID(int=int(at.timestamp() * 1000) << 80 | uuid4().int >> 60), "status": "finished"}
    values |= {"created_at": at, "started_at": at, "touched_at": at} | columns
    game = Game.objects.create(**values)
    Seat.objects.bulk_create(
        Seat(game=game, number=number, account=person, name=str(person), owes=number == 0)
        for number, person in enumerate(people)
    )
    return game


def panels(client):
    return {panel.key: panel for panel in client.get("/admin/").context["panels"]}


def figures(panel):
    return {figure.key: (figure.value, figure.is_bad) for figure in panel.figures}


def counts(panel, key):
    (plot,) = [plot for plot in panel.plots if plot.key == key]
    return [int(bar.label.split(": ")[1]) for bar in plot.bars]


def test_the_desk_counts_games_and_people_now_and_by_day(operator, table):
    ada, bob = Account.objects.create_user("ada"), Account.objects.create_user("bob")
    played(table, ada, bob, status="running")
    played(table, ada, bob, days_ago=1)
    played(table, ada, days_ago=1)
    played(table, ada, days_ago=20)
    games = panels(operator)["desk-games"]
    found = figures(games)
    assert (found["desk-games-running"][0], found["desk-games-lobby"][0], found["desk-players-now"][0]) == (
        "1",
        "1",
        "2",
    )
    assert [count for count in counts(games, "desk-games-by-day") if count] == [2, 1]
    assert [count for count in counts(games, "desk-players-by-day") if count] == [2, 2]


def test_what_is_late_or_fails_stands_out_and_leads_to_its_page(operator, table):
    late = timezone.now() - timedelta(seconds=90)
    game = played(table, status="running", settles_at=late, closes_at=late, failures=3, failure="KeyError: 'x'\n…")
    host = Account.objects.get(username="host")
    webhook = Webhook.objects.create(account=host, url="https://hooks.example.org/x", events=[], failures=4, secret=b"")
    now = timezone.now()
    Delivery.objects.create(webhook=webhook, event="game.finished", body="{}", due_at=now, created_at=now)
    found = panels(operator)
    assert figures(found["desk-games"])["desk-games-due"] == ("1", True)
    assert figures(found["desk-games"])["desk-games-failing"] == ("1", True)
    assert figures(found["desk-webhooks"])["desk-webhooks-failing"] == ("1", True)
    assert figures(found["desk-webhooks"])["desk-deliveries-waiting"] == ("1", False)
    page = operator.get("/admin/").content.decode()
    for address in (
        reverse("admin:games_game_change", args=[game.pk]),
        reverse("admin:webhooks_webhook_change", args=[webhook.pk]),
        reverse("admin:games_game_changelist") + "?clock=overdue",
    ):
        assert address in page
        assert operator.get(address).status_code == 200


def test_open_reports_and_people_who_wait_are_counted_and_lead_to_their_pages(operator):
    ada, bob = Account.objects.create_user("ada"), Account.objects.create_user("bob")
    long_ago = timezone.now() - timedelta(days=2)
    old = Report.objects.create(about=bob, reason="stalling", name="Bob", at=long_ago)
    Report.objects.create(about=bob, reason="display_name", name="Bob", verdict="no_case", decided_at=timezone.now())
    waiting_row(ada)
    waiting_row(ada, ruleset="kill_the_unicorns", failures=2)
    waiting_row(bob, created_at=long_ago)
    waiting_row(bob, ruleset="kill_the_unicorns", status="matched", ended_at=timezone.now())
    found = panels(operator)
    assert figures(found["desk-reports"]) == {"desk-reports-open": ("1", True)}
    assert figures(found["desk-quick-play"]) == {
        "desk-people-waiting": ("2", False),
        "desk-tickets-failing": ("1", True),
    }
    (games,) = found["desk-quick-play"].tables
    assert [cells[:2] for _, cells in games.lines] == [["Kill the Unicorns", "1"], ["Unstable Unicorns", "2"]]
    page = operator.get("/admin/").content.decode()
    tickets = reverse("admin:matching_ticket_changelist") + "?status__exact=waiting"
    for address, rows in (
        (reverse("admin:players_report_change", args=[old.pk]), None),
        (reverse("admin:players_report_changelist") + "?verdict__exact=open", 1),
        (tickets, 3),
        (f"{tickets}&failing=yes", 1),
        (f"{tickets}&ruleset=kill_the_unicorns", 1),
    ):
        assert address.replace("&", "&amp;") in page
        answer = operator.get(address)
        assert answer.status_code == 200
        assert rows is None or answer.context["cl"].result_count == rows


def test_errors_by_code_and_slow_requests_come_from_what_is_counted_anyway(operator):
    tallies.do_keep()
    HourlyCount.objects.all().delete()
    for _ in range(6):
        Client().get("/api/v1/me")
    SECONDS.labels("GET", "api/v1/games").observe(3)
    tallies.do_keep()
    requests = panels(operator)["desk-requests"]
    errors, slow = requests.tables
    assert errors.lines == [("", ["not_authenticated", "6"])]
    assert [cells[:2] for _, cells in slow.lines] == [["GET api/v1/games", "1"]]
    assert figures(requests)["desk-requests-answered"][0] == "6"
    assert counts(requests, "desk-requests-by-hour")[-1] == 6


def test_a_bad_day_is_seen_for_a_fortnight(operator):
    yesterday = (int(timezone.now().timestamp()) // 86400 - 1) * 24
    HourlyCount.objects.create(hour=yesterday, what="failed", key="", count=31)
    HourlyCount.objects.create(hour=yesterday, what="late", key="", count=7)
    found = panels(operator)
    assert counts(found["desk-requests"], "desk-failed-by-day")[-2:] == [31, 0]
    assert counts(found["desk-games"], "desk-late-by-day")[-2:] == [7, 0]


def test_the_desk_says_that_embedded_queues_are_in_the_process(operator, settings):
    settings.REDIS_URL = ""
    queues = panels(operator)["desk-queues"]
    assert "embedded mode" in queues.remark
    assert list(figures(queues)) == ["desk-mails-waiting"]


def test_a_silent_redis_is_said_within_a_second(operator, settings):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        settings.REDIS_URL = f"redis://127.0.0.1:{silent.getsockname()[1]}/0"
        assert figures(panels(operator)["desk-queues"])["desk-queues-silent"] == ("—", True)


def test_every_queue_has_a_name_that_people_read():
    assert [name for name in queue_names() if not words.has(f"desk-queue-{name}")] == []


def test_the_desk_costs_the_same_however_much_was_played(operator, table):
    ada = Account.objects.create_user("ada")
    played(table, ada, failures=1)
    operator.get("/admin/")
    with CaptureQueriesContext(connection) as few:
        operator.get("/admin/")
    for days_ago in range(12):
        played(table, ada, days_ago=days_ago, failures=1)
    with CaptureQueriesContext(connection) as many:
        operator.get("/admin/")
    assert len(many) == len(few)


def test_who_may_see_none_of_it_gets_the_list_of_pages(table):
    answer = signed_in(staff("Vic", "viewer")).get("/admin/")
    assert answer.context["panels"] == []
    assert reverse("admin:cards_cardset_changelist") in answer.content.decode()


@pytest.mark.parametrize("language", ["es", "fr", "it", "pl"])
def test_the_desk_speaks_the_language_of_its_reader(operator, language):
    answer = operator.get("/admin/", headers={"Accept-Language": language})
    assert "late windows" not in answer.content.decode().lower()


def test_a_game_tells_whose_turn_it_is_and_its_seats_lead_to_people(operator, table):
    ada = Account.objects.create_user("ada")
    game = played(table, ada, Account.objects.create_user("bob"), status="running")
    address = reverse("admin:games_game_change", args=[game.pk])
    page = operator.get(address).content.decode()
    assert reverse("admin:accounts_account_change", args=[ada.pk]) in page
    row = operator.get(reverse("admin:games_game_changelist"), {"status__exact": "running"}).content.decode()
    assert "Whose turn" in row
    account = operator.get(reverse("admin:accounts_account_change", args=[ada.pk])).content.decode()
    assert address in account


def test_signing_somebody_out_says_what_it_does_not_end(operator):
    mira = Account.objects.create_user("Mira")
    page = operator.get(reverse("admin:accounts_account_sign_out", args=[mira.pk])).content.decode()
    assert "does not end API keys" in page
