"""The arena counts wins, says how sure it is, and plays the same games again from the same seed."""

import json
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from django.core.management import CommandError, call_command

from games.bots.arena import ArenaStanding, Pairing, pairings, play_game, ratings
from tests.bots.worlds import CARDS, RULESETS
from uu_service.intervals import wilson


def arena(*args: str) -> str:
    out = StringIO()
    call_command("arena", *args, stdout=out, stderr=StringIO())
    return out.getvalue()


def won(game: str, bot: str, others: str, seats: int, games: int) -> int:
    ruleset = RULESETS[game]
    pairing = Pairing(bot, others, seats)
    return sum(play_game(ruleset, CARDS[game], ruleset.Options(), pairing, 1, number).won for number in range(games))


@pytest.mark.parametrize(("game", "seats"), [("unstable_unicorns", 2), ("kill_the_unicorns", 3), ("toy", 2)])
def test_an_easy_bot_beats_chance(game: str, seats: int) -> None:
    assert won(game, "easy", "random", seats, 8) >= 6


def test_wilsons_interval() -> None:
    assert [round(bound, 3) for bound in wilson(18, 20)] == [0.699, 0.972]
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == 1.0


def test_everybody_meets_everybody() -> None:
    assert [(one.bot, one.others) for one in pairings(["a", "b"], 2)] == [("b", "a")]
    assert {(one.bot, one.others) for one in pairings(["a", "b"], 3)} == {("a", "b"), ("b", "a")}
    assert [Pairing("a", "b", 3).lineup(number).index("a") for number in range(4)] == [0, 1, 2, 0]


def test_ratings_follow_the_odds() -> None:
    found = ratings({Pairing("b", "a", 2): ArenaStanding(games=1100, wins=1000, losses=100)})
    assert found == {"a": 0, "b": pytest.approx(400, abs=3)}
    even = ratings({Pairing("b", "a", 4): ArenaStanding(games=400, wins=100, losses=300)})
    assert abs(even["b"] - even["a"]) <= 3


def test_the_command_reports_and_repeats() -> None:
    args = ("kill_the_unicorns", "--bots", "random", "easy", "--seats", "3", "--games", "2", "--jobs", "1", "--json")
    first, again = (json.loads(arena(*args)) for _ in range(2))
    for report in (first, again):
        for pairing in report["pairings"]:
            del pairing["milliseconds"]
    assert first == again
    assert [(one["bot"], one["others"], one["games"]) for one in first["pairings"]] == [
        ("random", "easy", 2),
        ("easy", "random", 2),
    ]


def test_it_writes_a_table() -> None:
    page = arena("unstable_unicorns", "--pair", "random", "random", "--seats", "2", "--games", "2", "--jobs", "1")
    assert "| random | 1 × random | 2 |" in page


def test_reports_of_several_runs_are_counted_together_and_drawn(tmp_path: Path) -> None:
    pairing = ("unstable_unicorns", "--pair", "random", "random", "--seats", "2", "3", "--jobs", "1")
    reports = [tmp_path / f"{seed}.json" for seed in range(2)]
    for seed, report in enumerate(reports):
        report.write_text(arena(*pairing, "--games", "1", "--seed", str(seed), "--json"))
    picture = tmp_path / "arena.svg"
    page = arena(*pairing, "--games", "0", "--add", *map(str, reports), "--plot", str(picture))
    assert "| random | 1 × random | 2 |" in page
    assert "| random | 2 × random | 2 |" in page
    drawn = ElementTree.fromstring(picture.read_text())
    texts = [text.text or "" for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert sum(text.endswith(" of 2") for text in texts) == 2
    with pytest.raises(CommandError, match="other games"):
        arena("kill_the_unicorns", "--games", "0", "--add", str(reports[0]))
    with pytest.raises(CommandError, match="not a report"):
        arena(*pairing, "--games", "0", "--add", str(picture))
    with pytest.raises(CommandError, match="no game"):
        arena(*pairing, "--games", "0")


def test_a_contest_ends_when_it_is_clear_whether_the_aim_is_met() -> None:
    contest = ("unstable_unicorns", "--pair", "easy", "random", "--seats", "2", "--jobs", "1", "--games", "40")
    page = arena(*contest, "--aim", "0.2")
    assert "| easy | 1 × random | 4 |" in page
    assert "(aim 20%: met)" in page


def test_ten_looks_need_a_wider_interval_than_one() -> None:
    lucky = ArenaStanding(games=20, wins=14)
    assert wilson(14, 20)[0] > 0.48
    assert lucky.against(0.48) == "open"
    assert lucky.against(0.40) == "met"
    assert lucky.against(0.95) == "missed"


def test_ten_looks_together_are_wrong_in_one_of_twenty_contests() -> None:
    """Contests of bots that win exactly as often as the aim says: none of them should become clear."""
    rng, wrong = Random(24), 0
    for _ in range(2000):
        standing = ArenaStanding()
        for _ in range(10):
            standing.games += 20
            standing.wins += sum(rng.random() < 0.65 for _ in range(20))
            if standing.against(0.65) != "open":
                wrong += 1
                break
    assert 0.02 < wrong / 2000 < 0.06


def test_kept_games_are_not_played_again(tmp_path: Path) -> None:
    contest = (
        "unstable_unicorns",
        "--pair",
        "random",
        "random",
        "--seats",
        "2",
        "--jobs",
        "1",
        "--keep",
        str(tmp_path),
    )
    first = json.loads(arena(*contest, "--games", "2", "--json"))
    kept = next(tmp_path.iterdir())
    lines = kept.read_text().splitlines()
    again = json.loads(arena(*contest, "--games", "3", "--json"))
    assert kept.read_text().splitlines()[:3] == lines
    assert [report["pairings"][0]["games"] for report in (first, again)] == [2, 3]
    times = [report["pairings"][0]["milliseconds"]["all"] for report in (first, again)]
    assert times[1][: len(times[0])] == times[0]
    with pytest.raises(CommandError, match="otherwise"):
        arena(*contest, "--games", "2", "--seed", "5")


@pytest.mark.parametrize(
    "args", [("kill_the_unicorns", "--seats", "9"), ("kill_the_unicorns", "--bots", "easy", "--seats", "3")]
)
def test_what_cannot_be_played_is_refused(args: Any) -> None:
    with pytest.raises(CommandError):
        arena(*args)
