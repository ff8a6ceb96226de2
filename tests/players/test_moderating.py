"""What staff does about reports: the queue, the log in words, and the decisions."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import Account, AuditEntry
from accounts.moderation import do_ban, do_unban
from players.models import PlayerStanding, RefusedName, Report, Suspension
from players.moderating import end_suspensions
from players.reports import forget_reports
from tests.cards.people import staff
from tests.games.people import Person
from tests.players.people import rated_table, won_by

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def olga(client: Client) -> Client:
    client.force_login(staff("Olga", "operator"))
    return client


def reported(by: Person, about: Person, **place: object) -> Report:
    assert by.post(f"players/{about.account}/report", {"reason": "stalling", **place}).status_code == 204
    return Report.objects.get(by=by.account, about=about.account)


def decide(olga: Client, report: Report, verb: str, **form: object) -> int:
    return olga.post(
        f"/admin/players/report/{report.pk}/{verb}/", {"reason": "seen", "_form_submitted": "1", **form}
    ).status_code


def test_the_queue_leads_to_the_game_in_words(olga: Client, ann: Person, bob: Person) -> None:
    game = rated_table([ann, bob])
    report = reported(ann, bob, game=game, event=2)
    assert "Bob" in olga.get("/admin/players/report/").content.decode()
    page = olga.get(f"/admin/players/report/{report.pk}/change/").content.decode()
    assert f"/admin/games/game/{game}/log/" in page and f"/admin/accounts/account/{bob.account}/" in page
    assert "2 · " in page and "→" in page
    assert (
        f"/admin/players/report/{report.pk}/"
        in olga.get(f"/admin/accounts/account/{bob.account}/change/").content.decode()
    )


def test_renaming_gives_a_checked_name_and_closes_the_reports(
    olga: Client, ann: Person, bob: Person, cid: Person
) -> None:
    report, other = reported(ann, bob), reported(cid, bob)
    decide(olga, report, "rename", name="Admin")
    report.refresh_from_db()
    assert (report.verdict, Account.objects.get(pk=bob.account).display_name) == ("open", "Bob")
    decide(olga, report, "rename", name="Robert")
    other.refresh_from_db()
    assert (other.verdict, Account.objects.get(pk=bob.account).display_name) == ("renamed", "Robert")
    entry = AuditEntry.objects.filter(account_id=bob.account, action="edited").get()
    assert "Robert" not in entry.reason and "seen" in entry.reason
    assert ann.post(f"players/{bob.account}/report", {"reason": "stalling"}).status_code == 204
    assert Report.objects.filter(verdict="open").count() == 1, "a new case"


def test_a_suspension_ends_by_itself_and_once(olga: Client, ann: Person, bob: Person) -> None:
    won_by(bob, [ann, bob])
    decide(olga, reported(ann, bob), "suspend", days=3)
    assert bob.get("me").status_code == 401
    assert not PlayerStanding.objects.filter(account_id=bob.account, is_listed=True).exists()
    assert end_suspensions() == 0
    assert end_suspensions(timezone.now() + timedelta(days=3, minutes=1)) == 1
    assert end_suspensions(timezone.now() + timedelta(days=3, minutes=1)) == 0
    assert bob.get("me").status_code == 200
    assert PlayerStanding.objects.filter(account_id=bob.account, is_listed=True).count() == 2


@pytest.mark.parametrize("days", [0, 366, "many"])
def test_a_suspension_without_an_end_is_refused(olga: Client, ann: Person, bob: Person, days: object) -> None:
    decide(olga, reported(ann, bob), "suspend", days=days)
    assert bob.get("me").status_code == 200 and not Suspension.objects.exists()


def test_a_ban_outlasts_a_suspension_and_dismissing_does_nothing(olga: Client, ann: Person, bob: Person) -> None:
    decide(olga, reported(ann, bob), "suspend", days=1)
    decide(olga, Report.objects.get(), "ban")
    assert end_suspensions(timezone.now() + timedelta(days=9)) == 0
    assert bob.get("me").status_code == 401
    report = Report.objects.create(about_id=ann.account, reason="display_name", name="Ann")
    decide(olga, report, "dismiss")
    report.refresh_from_db()
    assert (report.verdict, ann.get("me").status_code) == ("no_case", 200)


def test_nobody_decides_without_the_permission_or_about_staff(client: Client, ann: Person, bob: Person) -> None:
    report = reported(ann, bob)
    client.force_login(staff("Vera", "viewer"))
    assert client.get("/admin/players/report/").status_code == 403
    decide(client, report, "ban")
    client.force_login(staff("Otto", "operator"))
    Account.objects.filter(pk=bob.account).update(is_staff=True)
    decide(client, report, "ban")
    assert Account.objects.get(pk=bob.account).is_active
    assert client.post(f"/admin/players/report/{report.pk}/delete/", {"post": "yes"}).status_code == 403


def test_a_name_on_the_operators_list_is_refused_in_any_letters(olga: Client, ann: Person) -> None:
    assert olga.post("/admin/players/refusedname/add/", {"text": "Knave", "anywhere": "on"}).status_code == 302
    assert AuditEntry.objects.filter(action="created", subject="Knave").exists()
    RefusedName.objects.create(text="Bad Ann")
    for name in ("knave", "The Kn\u0430ve", "B\u0430d  Ann"):
        assert ann.patch("me", {"display_name": name}).json()["errors"][0]["code"] == "refused_name"
    assert ann.patch("me", {"display_name": "Bad Annie"}).status_code == 200


def test_a_suspension_never_lifts_a_ban_for_good(olga: Client, ann: Person, bob: Person) -> None:
    far = timezone.now() + timedelta(days=99)
    staff_id, banned = Account.objects.get(username="Olga").pk, Account.objects.get(pk=bob.account).pk
    do_ban(banned, by=staff_id, reason="for good")
    decide(olga, reported(ann, bob), "suspend", days=1)
    assert end_suspensions(far) == 0 and bob.get("me").status_code == 401
    do_unban(banned, by=staff_id, reason="a mistake")
    decide(olga, reported_again(ann, bob), "suspend", days=1)
    do_unban(banned, by=staff_id, reason="enough")
    assert bob.get("me").status_code == 200 and not Suspension.objects.exists()
    do_ban(banned, by=staff_id, reason="for good")
    assert end_suspensions(far) == 0 and bob.get("me").status_code == 401


def reported_again(by: Person, about: Person) -> Report:
    assert by.post(f"players/{about.account}/report", {"reason": "stalling"}).status_code == 204
    return Report.objects.get(by=by.account, about=about.account, verdict="open")


def test_closed_reports_are_forgotten_long_afterwards_and_open_ones_never(ann: Person, bob: Person) -> None:
    closed, open_ = reported(ann, bob), reported(bob, ann)
    long_ago = timezone.now() - timedelta(days=731)
    Report.objects.update(at=long_ago)
    Report.objects.filter(pk=closed.pk).update(verdict=Report.Verdict.NO_CASE, decided_at=timezone.now())
    assert forget_reports() == 0
    Report.objects.filter(pk=closed.pk).update(decided_at=long_ago)
    assert forget_reports() == 1
    assert list(Report.objects.all()) == [open_]
