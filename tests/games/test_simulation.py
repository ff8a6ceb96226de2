"""Simulations count what happened, repeat to the number, and record a broken promise so that it can be seen again."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from cards.language.catalogue import default_set
from games.bots import simulation
from games.bots.simulation import Broken, Setting, Violation, replay, simulate
from games.rules.kernel.ruleset import ruleset_named
from games.rules.unstable_unicorns.options import UnstableUnicornsOptions
from games.rules.unstable_unicorns.ruleset import UnstableUnicorns
from games.rules.unstable_unicorns.table import UnicornTable
from tests.cards.expansion import SMALL, UU, clashing, expansion, written

RULES = UnstableUnicorns()
CARDS = RULES.compile([default_set("unstable_unicorns")])


def simulated(*args: str, **options: Any) -> str:
    out = StringIO()
    call_command("simulate", *args, stdout=out, stderr=StringIO(), **options)
    return out.getvalue()


@pytest.mark.parametrize("ruleset", ["unstable_unicorns", "kill_the_unicorns"])
def test_it_reports_on_either_game(ruleset: str) -> None:
    report = json.loads(simulated(ruleset, "--seats", "4", "--games", "3", "--json"))
    assert report["games"] == 3
    assert report["violations"] == 0
    assert sum(report["endings"].values()) == 3
    assert report["length"]["shortest"] <= report["length"]["median"] <= report["length"]["longest"]


@pytest.mark.parametrize("edition", ["second", "chain"])
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_both_editions_play_with_any_number_of_seats(seats: int, edition: str) -> None:
    report = json.loads(
        simulated("unstable_unicorns", f"--seats={seats}", "--games=4", f"--edition={edition}", "--json")
    )
    assert (report["games"], report["violations"]) == (4, 0)
    assert set(report["used"]) <= set(CARDS.by_id)


def test_the_same_seed_plays_the_same_games() -> None:
    def numbers(seed: str) -> dict[str, Any]:
        report = json.loads(simulated("unstable_unicorns", "--games=3", f"--seed={seed}", "--json"))
        return {key: report[key] for key in ("actions", "length", "wins", "endings", "used")}

    assert numbers("7") == numbers("7")
    assert numbers("7") != numbers("8")


def test_several_sets_are_played_together(tmp_path: Path) -> None:
    file = written(tmp_path, expansion())
    games = ("unstable_unicorns", "--seats=3", "--games=6", "--json")
    mixed = json.loads(simulated(*games, f"--set={UU}", f"--set={file}"))
    assert (mixed["sets"], mixed["violations"]) == ([UU, SMALL], 0)
    assert {"dragon_page", "dragon_call"} <= set(mixed["used"])
    assert "Neigh cards" in mixed["advice"][0]
    assert not {"dragon_page (card)", "dragon_call (card)"} & set(mixed["never_used"])
    alone = json.loads(simulated(*games, f"--set={file}"))
    assert {key: alone[key] for key in ("sets", "actions", "used")} == {
        key: mixed[key] for key in ("sets", "actions", "used")
    }


def test_the_base_may_be_a_file_too_and_stand_last(tmp_path: Path) -> None:
    own_base = {**default_set("unstable_unicorns"), "id": "own-base"}
    files = [written(tmp_path, expansion(extends=[UU, "own-base"])), written(tmp_path, own_base)]
    report = json.loads(simulated("unstable_unicorns", "--games=1", "--json", *(f"--set={file}" for file in files)))
    assert report["sets"] == ["own-base", SMALL]


@pytest.mark.parametrize(
    ("plain", "reason"),
    [
        (clashing(), f"“{UU}” and “clashing” both have a card with the id llamacorn"),
        (expansion(extends=["nothing"]), "there is no published set “nothing”"),
    ],
)
def test_sets_that_make_no_deck_are_refused_with_words(plain: Any, reason: str, tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=reason):
        simulated("unstable_unicorns", "--games=1", f"--set={written(tmp_path, plain)}")


def test_two_sets_that_clash_are_refused_with_words(tmp_path: Path) -> None:
    twin = written(tmp_path, {**default_set("unstable_unicorns"), "id": "twin"})
    with pytest.raises(CommandError, match=f"“{UU}” and “twin” both have a card"):
        simulated("unstable_unicorns", "--games=1", f"--set={UU}", f"--set={twin}")


def test_it_reads_well_without_json() -> None:
    report = simulated("unstable_unicorns", "--games=2", "--option=redraw_once=true")
    assert "actions_per_second" in report
    assert "violations           0" in report


@pytest.mark.parametrize(
    "wrong", [["--seats=9"], ["--option=edition=third"], ["--option=no_such=1"], ["--replay=/no/such/file"]]
)
def test_what_makes_no_game_is_refused_with_words(wrong: list[str]) -> None:
    with pytest.raises((CommandError, FileNotFoundError)):
        simulated("unstable_unicorns", "--games=1", *wrong)


class Forgetful(UnstableUnicorns):
    """Loses the last discard once the pile is deep."""

    def step(self, run: Any) -> None:
        honest(self, run)
        table: UnicornTable = run.table
        if len(table.discard) > 5:
            table.discard.pop()


honest = UnstableUnicorns.step


def test_a_broken_promise_names_the_game_that_shows_it() -> None:
    with pytest.raises(Violation) as found:
        list(simulate(Forgetful(), CARDS, UnstableUnicornsOptions(), 4, 7, 3))
    assert "nowhere" in found.value.what
    assert found.value.setting.actions
    with pytest.raises(Broken, match="nowhere"):
        replay(Forgetful(), CARDS, UnstableUnicornsOptions(), found.value.setting)


def test_the_command_prints_what_replays_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    out = StringIO()
    with monkeypatch.context() as patched:
        patched.setattr(type(ruleset_named("unstable_unicorns")), "step", Forgetful.step)
        with pytest.raises(CommandError, match="a promise was broken"):
            call_command("simulate", "unstable_unicorns", "--games=3", stdout=out, stderr=StringIO())
        recorded = tmp_path / "broken.json"
        recorded.write_text(out.getvalue(), encoding="utf-8")
        with pytest.raises(CommandError, match="broken"):
            simulated("unstable_unicorns", f"--replay={recorded}")
    assert "actions played again, nothing broken" in simulated("unstable_unicorns", f"--replay={recorded}")


def test_a_game_that_never_ends_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "MOST_ACTIONS", 10)
    with pytest.raises(Violation, match="not over after 10 actions"):
        list(simulate(RULES, CARDS, UnstableUnicornsOptions(), 4, 7, 1))


def test_a_recorded_game_with_a_wrong_action_is_broken() -> None:
    setting = Setting("unstable_unicorns", 3, {}, bytes(32).hex(), [simulation.Action(0, "no-such", "pass")])
    with pytest.raises(Broken, match="action 0 is refused"):
        replay(RULES, CARDS, UnstableUnicornsOptions(), setting)
