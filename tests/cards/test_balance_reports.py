"""Balance reports are asked for, played one at a time in a child process, kept with the version, and forgotten."""

import signal
from datetime import timedelta

import msgspec
import pytest
from django.core.management import call_command
from django.core.management.base import CommandError
from django.urls import reverse
from django.utils import timezone

from cards import housekeeping
from cards.balance import child, reports
from cards.balance.playing import BalanceOrder, BalanceProgress
from cards.balance.tally import BalanceTally, SeenGame
from cards.drafting.drafts import check_open_draft
from cards.language.catalogue import SHIPPED
from cards.models import BalanceReport, CardSetVersion, GateRun
from cards.problems import CannotBalance, NotAllowed
from cards.publishing import children
from cards.publishing.freezing import trial_of
from cards.publishing.shipped import do_load_file
from tests.cards.people import signed_in, staff
from tests.cards.test_publishing import edit

pytestmark = pytest.mark.django_db
State = BalanceReport.State


@pytest.fixture
def ada():
    return staff("Ada", "editor")


@pytest.fixture
def published():
    return do_load_file(SHIPPED / "kill-the-unicorns.yaml")


@pytest.fixture
def draft(published, ada):
    return check_open_draft(published, ada)


def some_tally() -> BalanceTally:
    tally = BalanceTally(usable=[("bard", "played")])
    for number in range(20):
        uses = [("bard", "drawn", 0), ("bard", "played", 0), ("knight", "drawn", 1)]
        tally.add(SeenGame(2, 0, [number % 2], "highest_score", 100 + number, uses))
    return tally


def played(report, state=State.DONE) -> BalanceReport:
    """As if its games had been played."""
    assert reports.do_begin_report(report.pk)
    tallies = {"new": some_tally(), "old": some_tally()}
    reports.do_move_report(report.pk, BalanceProgress(20, 40, tallies if report.against else {"new": some_tally()}))
    reports.do_end_report(report.pk, state, [])
    report.refresh_from_db()
    return report


def page_of(version, who, **query) -> str:
    return signed_in(who).get(reverse("admin:cards_balance", args=[version.pk]), query).content.decode()


def test_a_report_is_played_in_a_child_process_beside_what_is_published(draft, published, ada, settings):
    settings.CARDS_BALANCE_GAMES = 4
    edit(draft, ada, "y2", stars=3)
    report = reports.check_start_report(draft.pk, ada)
    child.play_reports()
    report.refresh_from_db()
    assert (report.state, report.against, report.changed) == (State.DONE, published, ["y2"])
    assert report.done == report.total >= 8
    assert bytes(report.content) == b""
    mine, theirs = reports.tally_of(report.tally), reports.tally_of(report.against_tally)
    assert mine.games == theirs.games == report.done / 2
    again = reports.check_start_report(published.pk, ada)
    order = msgspec.json.decode(bytes(again.content), type=BalanceOrder)
    assert order.old is None, "there is no version before it"


def test_what_was_counted_of_the_published_version_is_not_counted_again(draft, published, ada):
    edit(draft, ada, "y2", stars=3)
    played(reports.check_start_report(draft.pk, ada))
    edit(draft, ada, "y2", stars=2)
    second = reports.check_start_report(draft.pk, ada)
    assert msgspec.json.decode(bytes(second.content), type=BalanceOrder).old is None
    assert reports.tally_of(second.against_tally) == some_tally()


def test_asking_twice_for_the_same_content_gives_one_report(draft, ada):
    assert reports.check_start_report(draft.pk, ada) == reports.check_start_report(draft.pk, ada)
    assert BalanceReport.objects.count() == 1


def test_one_report_is_played_at_a_time_and_the_next_waits(draft, published, ada):
    first, second = reports.check_start_report(published.pk, ada), reports.check_start_report(draft.pk, ada)
    assert reports.do_begin_next_report() == first
    assert reports.do_begin_next_report() is None
    reports.do_end_report(first.pk, State.DONE, [])
    assert reports.do_begin_next_report() == second


def test_a_killed_process_leaves_what_was_counted_and_says_so(draft, ada, monkeypatch):
    report = reports.check_start_report(draft.pk, ada)
    started = []
    begin = children._child
    monkeypatch.setattr(children, "_child", lambda *args: started.append(begin(*args)) or started[-1])
    move = child.do_move_report

    def move_then_kill(report_id, told):
        move(report_id, told)
        if told.tallies:
            started[0].send_signal(signal.SIGKILL)

    monkeypatch.setattr(child, "do_move_report", move_then_kill)
    child.play_reports()
    report.refresh_from_db()
    assert report.state == State.BROKEN
    assert reports.tally_of(report.tally).games > 0
    assert "could not be played to the end" in page_of(draft, ada)


def test_a_report_whose_worker_died_is_ended_and_the_next_begins(draft, published, ada):
    lost, waiting = reports.check_start_report(published.pk, ada), reports.check_start_report(draft.pk, ada)
    reports.do_begin_next_report()
    BalanceReport.objects.filter(pk=lost.pk).update(moved_at=timezone.now() - timedelta(hours=1))
    assert reports.do_begin_next_report() == waiting
    lost.refresh_from_db()
    assert lost.state == State.BROKEN


def test_a_report_belongs_to_the_content_that_it_was_made_from(draft, ada):
    edit(draft, ada, "y2", stars=3)
    played(reports.check_start_report(draft.pk, ada))
    assert "balance-older" not in page_of(draft, ada)
    edit(draft, ada, "y2", stars=2)
    assert "balance-older" in page_of(draft, ada)


def test_without_a_published_version_every_card_counts_as_new(published, ada):
    played(reports.check_start_report(published.pk, ada))
    page = page_of(published, ada)
    assert "there is nothing to compare with" in page
    assert "balance-change" not in page or "begins" in page


def test_a_draft_with_errors_gets_no_report(draft, ada):
    draft.cards.filter(kind="character").delete()
    with pytest.raises(CannotBalance):
        reports.check_start_report(draft.pk, ada)
    client = signed_in(ada)
    answer = client.post(reverse("admin:cards_balance_start", args=[draft.pk]), follow=True)
    assert "Nothing can be played with this version yet" in answer.content.decode()
    assert not BalanceReport.objects.exists()


def test_cards_that_make_no_game_are_told_as_the_reason(draft, ada):
    report = reports.check_start_report(draft.pk, ada)
    reports.do_begin_next_report()
    reports.do_end_report(report.pk, State.IMPOSSIBLE, ["2 seats: too few cards"])
    page = page_of(draft, ada)
    assert "These cards make no game" in page
    assert "too few cards" in page


def test_a_viewer_reads_and_does_not_start(draft, ada):
    report = played(reports.check_start_report(draft.pk, ada))
    bob = staff("Bob", "viewer")
    with pytest.raises(NotAllowed):
        reports.check_start_report(draft.pk, bob)
    client = signed_in(bob)
    page = client.get(reverse("admin:cards_balance", args=[draft.pk])).content.decode()
    assert "balance-cards" in page
    assert "balance-form" not in page
    assert client.post(reverse("admin:cards_balance_start", args=[draft.pk])).status_code == 403
    assert client.get(reverse("admin:cards_balance_start", args=[draft.pk])).status_code == 405
    data = client.get(reverse("admin:cards_balance_data", args=[draft.pk, report.pk])).json()
    assert msgspec.convert(data["tally"], BalanceTally, strict=False) == some_tally()


def test_the_page_has_pictures_and_a_row_for_each_card(draft, ada):
    report = played(reports.check_start_report(draft.pk, ada))
    page = page_of(draft, ada)
    assert "50 % (" in page
    client = signed_in(ada)
    for plot in ("cards", "lengths", "endings", "first"):
        address = reverse("admin:cards_balance_plot", args=[draft.pk, report.pk, plot])
        assert address in page
        answer = client.get(address)
        assert (answer.status_code, answer["Content-Type"]) == (200, "image/svg+xml")
        assert b"<svg" in answer.content
        assert b"<script" not in answer.content
    unknown = reverse("admin:cards_balance_plot", args=[draft.pk, report.pk, "weather"])
    assert client.get(unknown).status_code == 404


def test_a_bar_before_the_first_game_says_no_number(draft, ada):
    report = reports.check_start_report(draft.pk, ada)
    reports.do_begin_next_report()
    address = reverse("admin:cards_balance_progress", args=[draft.pk, report.pk])
    told = signed_in(ada).get(address).json()
    assert told["line"] == "The games are being prepared …"
    assert "0 of" not in page_of(draft, ada)
    reports.do_move_report(report.pk, BalanceProgress(10, 100))
    BalanceReport.objects.update(began_at=timezone.now() - timedelta(seconds=20))
    assert signed_in(ada).get(address).json()["line"].startswith("10 of at most 100 games played; about 3 minutes more")


def test_any_two_reports_of_a_set_can_be_compared(draft, published, ada):
    first = played(reports.check_start_report(published.pk, ada))
    edit(draft, ada, "y2", stars=3)
    second = played(reports.check_start_report(draft.pk, ada))
    page = page_of(draft, ada, report=str(second.pk), **{"with": str(first.pk)})
    assert f"with={first.pk}" in page
    assert page_of(draft, ada, report="nonsense", **{"with": "0"})


def test_long_afterwards_only_the_last_finished_report_of_a_version_is_kept(draft, ada):
    long_ago = timezone.now() - timedelta(days=60)
    edit(draft, ada, "y2", stars=3)
    old = played(reports.check_start_report(draft.pk, ada))
    edit(draft, ada, "y2", stars=2)
    last = played(reports.check_start_report(draft.pk, ada))
    broken = BalanceReport.objects.create(version=draft, content=b"", content_hash="x", state=State.BROKEN)
    BalanceReport.objects.update(moved_at=long_ago)
    BalanceReport.objects.filter(pk=old.pk).update(created_at=long_ago)
    waiting = reports.check_start_report(draft.pk, ada)
    assert housekeeping.forget_balance_reports() == 2
    assert set(BalanceReport.objects.all()) == {last, waiting}
    assert broken.pk


def test_long_afterwards_runs_of_the_gate_are_forgotten_but_for_what_may_still_be_published(draft, published):
    long_ago = timezone.now() - timedelta(days=60)
    states = GateRun.State
    kept = GateRun.objects.create(version=draft, content=b"", content_hash="x", state=states.PASSED)
    for version, state in ((draft, states.FAILED), (published, states.PASSED)):
        GateRun.objects.create(version=version, content=b"", content_hash="x", state=state)
    GateRun.objects.update(moved_at=long_ago)
    recent = GateRun.objects.create(version=draft, content=b"", content_hash="x", state=states.FAILED)
    assert housekeeping.forget_gate_runs() == 2
    assert set(GateRun.objects.all()) == {kept, recent}


def test_the_operator_says_how_long_runs_of_the_gate_are_kept(published, settings):
    GateRun.objects.create(version=published, content=b"", content_hash="x", state=GateRun.State.PASSED)
    GateRun.objects.update(moved_at=timezone.now() - timedelta(days=60))
    settings.TRIALS_KEPT_DAYS = 90
    assert housekeeping.forget_gate_runs() == 0
    settings.TRIALS_KEPT_DAYS = 59
    assert housekeeping.forget_gate_runs() == 1


def test_trials_that_no_table_needs_are_forgotten(draft, ada):
    needed, unneeded = (trial_of(draft, content, []) for content in (b"{}", b"[]"))
    CardSetVersion.objects.filter(pk=unneeded.pk)  # frozen: only its age may be told otherwise, by a test
    assert housekeeping.forget_trials() == 0
    now = timezone.now()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(housekeeping, "_long_ago", lambda: now)
        patch.setattr(housekeeping, "_users", [lambda: {needed.pk}])
        assert housekeeping.forget_trials() == 1
    assert list(CardSetVersion.objects.filter(status="trial")) == [needed]


def test_the_command_plays_and_tells_or_says_what_is_wrong(capsys, tmp_path, ada, published):
    call_command("balance", "kill_the_unicorns", set="kill-the-unicorns", games=4, plot=tmp_path)
    told = capsys.readouterr().out
    assert "4 games" in told or "5 games" in told
    assert {path.name for path in tmp_path.iterdir()} == {"cards.svg", "lengths.svg", "endings.svg", "first.svg"}
    with pytest.raises(CommandError, match="no card set"):
        call_command("balance", "kill_the_unicorns", set="nothing", keep=True)
    with pytest.raises(CommandError):
        call_command("balance", "kill_the_unicorns", set=str(tmp_path / "gone.yaml"))
