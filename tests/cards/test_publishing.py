"""Publishing is a gate: a look at the whole set, then games, then, with the very same bytes, the publication."""

from copy import deepcopy
from datetime import timedelta

import msgspec
import pytest
from django.urls import reverse
from django.utils import timezone

from cards.drafting.cards import check_save_card
from cards.drafting.drafts import check_open_draft
from cards.files.format import canonical
from cards.files.rows import plain_of
from cards.language.catalogue import shipped
from cards.models import CardSetVersion, Change, GateRun
from cards.problems import GateNotPassed, NotAllowed, NothingNew, StillBroken
from cards.publishing import gate_child
from cards.publishing.gate import GateProgress
from cards.publishing.gate_runs import check_start_gate, do_end_gate, do_move_gate
from cards.publishing.publish import check_publish
from cards.selectors import latest_published
from games import gate
from games.bots import simulation
from games.rules.kernel.ruleset import ruleset_named
from tests.cards.people import signed_in, staff

pytestmark = pytest.mark.django_db

UU = "unstable-unicorns-2e"


@pytest.fixture
def draft(published, ada):
    return check_open_draft(published, ada)


def edit(draft, by, face="rhinocorn", **change):
    card = draft.cards.get(face=face)
    plain = next(plain for plain in plain_of(draft)["cards"] if plain["id"] == face)
    check_save_card(draft.pk, card.pk, card.revision, by, {**plain, **change})


def passed(draft, by):
    run = check_start_gate(draft.pk, by)
    do_end_gate(run.pk, GateRun.State.PASSED)
    return run


def test_a_draft_that_passed_is_published_and_new_games_take_it(draft, published, ada):
    edit(draft, ada, copies=2)
    passed(draft, ada)
    version = check_publish(draft.pk, ada)
    assert (version.number, version.status) == (2, "published")
    assert latest_published("unstable_unicorns") == version
    assert bytes(version.content) == canonical(plain_of(version))
    published.refresh_from_db()
    assert published.status == "published"
    assert Change.objects.get(action="published", by=ada).version == version


def test_without_the_gate_nothing_is_published(draft, ada):
    edit(draft, ada, copies=2)
    with pytest.raises(GateNotPassed):
        check_publish(draft.pk, ada)


def test_a_change_after_the_gate_needs_the_gate_again(draft, ada):
    edit(draft, ada, copies=2)
    passed(draft, ada)
    edit(draft, ada, copies=3)
    with pytest.raises(GateNotPassed):
        check_publish(draft.pk, ada)
    edit(draft, ada, copies=2)
    assert check_publish(draft.pk, ada).number == 2


def test_a_draft_without_a_change_is_not_published(draft, ada):
    with pytest.raises(NothingNew):
        check_start_gate(draft.pk, ada)


def test_a_broken_draft_does_not_come_before_the_gate(draft, ada):
    edit(draft, ada, abilities=[{"when": "never"}])
    with pytest.raises(StillBroken) as refused:
        check_start_gate(draft.pk, ada)
    assert "cards[rhinocorn].abilities[0]" in refused.value.text("en")


def test_a_viewer_may_not_start_the_gate(draft, ada):
    edit(draft, ada, copies=2)
    with pytest.raises(NotAllowed):
        check_start_gate(draft.pk, staff("Eve", "viewer"))


def test_a_run_whose_worker_died_is_ended_and_can_be_repeated(draft, ada):
    edit(draft, ada, copies=2)
    run = check_start_gate(draft.pk, ada)
    GateRun.objects.update(moved_at=timezone.now() - timedelta(hours=1))
    page = signed_in(ada).get(reverse("admin:cards_publishing", args=[draft.pk])).content.decode()
    run.refresh_from_db()
    assert run.state == "broken"
    assert 'id="gate-form"' in page


def played(plain) -> list[GateProgress]:
    return list(gate.play_gate([[plain]]))


@pytest.mark.parametrize("slug", [UU, "kill-the-unicorns"])
def test_the_shipped_sets_pass(slug, settings):
    settings.CARDS_GATE_GAMES = 8
    told = played(shipped(slug))
    assert told[-1].findings == []
    assert told[-1].done == told[-1].total >= 8
    assert [one.done for one in told] == sorted(one.done for one in told)


def test_every_number_of_seats_is_played():
    seats = {one.now.split("--seats ")[1].split()[0] for one in first_round(shipped(UU))}
    assert seats == {"2", "3", "4", "5", "6", "7", "8"}


def first_round(plain):
    for number, one in enumerate(gate.play_gate([[plain]])):
        if number == 7:
            return
        yield one


def test_games_in_which_a_changed_card_is_dealt_come_first(settings):
    settings.CARDS_GATE_GAMES = 7
    told = list(gate.play_gate([[shipped(UU)]], ["rhinocorn"]))
    assert told[0].early == gate.EARLY_GAMES
    assert told[-1].total >= 7
    ruleset = ruleset_named("unstable_unicorns")
    cards = ruleset.compile([shipped(UU)])
    for one in told[: gate.EARLY_GAMES]:
        seats, number = (int(one.now.split(f"--{name} ")[1].split()[0]) for name in ("seats", "seed"))
        table = ruleset.setup(cards, ruleset.Options(), seats, simulation.seed_of(number, 0))
        assert "rhinocorn" in {use.card for use in ruleset.dealt(cards, table)}


def test_when_very_much_is_changed_all_games_are_alike(settings):
    settings.CARDS_GATE_GAMES = 7
    every_card = [card["id"] for card in shipped(UU)["cards"]]
    first = next(iter(gate.play_gate([[shipped(UU)]], every_card)))
    assert (first.early, first.total) == (0, 7)


def test_the_page_says_that_the_changed_cards_are_sound_before_all_games_are_over(draft, ada):
    edit(draft, ada, copies=2)
    run = check_start_gate(draft.pk, ada)
    client, line = signed_in(ada), "played in 6 games first: nothing is wrong"
    address = reverse("admin:cards_gate_progress", args=[draft.pk, run.pk])
    assert client.get(address).json()["early"] == ""
    do_move_gate(run.pk, GateProgress(3, 210, early=6))
    assert line not in client.get(address).json()["early"] != ""
    do_move_gate(run.pk, GateProgress(6, 210, early=6))
    told = client.get(address).json()
    assert line in told["early"]
    assert told["over"] is False
    assert line in client.get(reverse("admin:cards_publishing", args=[draft.pk])).content.decode()


def test_a_card_that_breaks_the_game_is_named_with_how_to_see_it_again(settings, monkeypatch):
    settings.CARDS_GATE_GAMES = 14

    rhinocorn = [card["id"] for card in shipped(UU)["cards"]].index("rhinocorn")

    def broken(ruleset, table):
        if any(table.faces[copy] == rhinocorn for copy in table.playing):
            raise simulation.Broken("a copy is nowhere")

    monkeypatch.setattr(simulation, "require_whole_table", broken)
    finding = played(shipped(UU))[-1].findings[0]
    assert finding.card == "rhinocorn"
    assert "a copy is nowhere" in finding.message
    assert "simulate unstable_unicorns --set FILE --seats" in finding.reproduce


@pytest.fixture
def quick(monkeypatch):
    """Few games, in the real child process."""
    monkeypatch.setenv("UU_GATE_GAMES", "8")


def test_the_games_are_played_in_a_child_process_that_tells_as_it_goes(draft, ada, quick, monkeypatch):
    edit(draft, ada, copies=2)
    run = check_start_gate(draft.pk, ada)
    seen = []
    move = gate_child.do_move_gate
    monkeypatch.setattr(gate_child, "do_move_gate", lambda *told: seen.append(told[1].done) or move(*told))
    gate_child.play_gate_run(run.pk)
    run.refresh_from_db()
    assert (run.state, run.findings) == ("passed", [])
    assert run.done == run.total >= 8
    assert len(set(seen)) > 5
    assert (run.first, run.early) == (["rhinocorn"], gate.EARLY_GAMES)
    gate_child.play_gate_run(run.pk)
    assert check_publish(draft.pk, ada).number == 2


def test_a_child_that_dies_leaves_a_run_that_says_so(draft, ada):
    run = GateRun.objects.create(version=draft, content=b"not json", content_hash="x")
    gate_child.play_gate_run(run.pk)
    run.refresh_from_db()
    assert run.state == "broken"
    assert "could not be played" in run.findings[0]["message"]


def test_a_game_that_never_ends_is_ended_and_named(draft, settings):
    """The child is told so little time that its first game seems to be one."""
    settings.CARDS_GATE_PATIENCE_SECONDS = 0.01
    run = GateRun.objects.create(version=draft, content=canonical(plain_of(draft)), content_hash="x")
    gate_child.play_gate_run(run.pk)
    run.refresh_from_db()
    assert run.state == "failed"
    assert "did not end" in run.findings[0]["message"]


def test_what_is_played_is_the_content_and_nothing_else(draft):
    plain = msgspec.json.decode(canonical(plain_of(draft)))
    assert plain == plain_of(draft)
    assert CardSetVersion.objects.get(pk=draft.pk).content == b""


def test_a_set_whose_games_cannot_be_set_up_fails_with_the_reason(monkeypatch):
    plain = deepcopy(shipped(UU))
    plain["cards"] = [card for card in plain["cards"] if card["kind"] != "baby_unicorn"]
    findings = played(plain)[-1].findings
    assert findings
    assert all(finding.message for finding in findings)
