"""`python -m bench --against COMMIT`: verdicts, turns, what is refused, and that no worktree stays behind."""

import subprocess
import sys

import pytest

from bench import against, sides
from bench.contests import figure, turns
from bench.figures import Spread
from bench.processes import alternate
from bench.sides import Refused, checked_out, commit_named, remarks
from tests.services.processes import Process

PRINTED = """floor: 37.9 ms for 1,000,000 turns of a loop
unstable_unicorns, 4 seats
  actions/s             16,362.57
  actions a game           270.75
"""
BURNS = """
import time
for _ in range(20):
    until = time.process_time() + 0.02
    while time.process_time() < until:
        pass
    open({path!r}, "a").write({letter!r})
"""


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A small repository with one commit, in the place of ours."""
    root = tmp_path / "checkout"
    (root / "requirements").mkdir(parents=True)
    (root / "requirements" / "runtime.txt").write_text("django\n")
    who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    for words in (["init", "-q"], ["add", "."], [*who, "commit", "-q", "-m", "all: Begin."]):
        subprocess.run(["git", *words], cwd=root, check=True)
    monkeypatch.setattr(sides, "ROOT", root)
    return root


@pytest.mark.parametrize(
    ("least", "most", "said"),
    [
        (0.90, 0.969, "SLOWER"),
        (0.90, 0.971, "same within noise"),
        (0.98, 1.02, "same within noise"),
        (1.01, 1.02, "same within noise"),
        (1.04, 1.20, "faster"),
    ],
)
def test_a_verdict_is_what_the_whole_interval_says(least, most, said):
    assert against.verdict(Spread((least + most) / 2, least, most)) == said


def test_a_row_compares_round_by_round():
    row = against.row_of("engine", [(speed, 0.9 * speed) for speed in range(100, 110)])
    assert row.ratio.median == pytest.approx(0.9) and row.verdict == "SLOWER"
    shown = against.table([row])
    assert "0.900–0.900" in shown and "SLOWER" in shown and "More --rounds" not in shown


def test_what_noise_may_hide_is_said():
    row = against.row_of("views", [(1.0, 1.0)])
    assert "More --rounds would tell whether these lost 3%: views." in against.table([row])


def test_who_goes_first_takes_turns():
    assert [turns(number) for number in range(4)] == [(0, 1), (1, 0), (0, 1), (1, 0)]


def test_two_processes_run_in_turns(tmp_path):
    path = tmp_path / "order"
    programs = {letter: BURNS.format(path=str(path), letter=letter) for letter in "AB"}
    alternate([Process(name, [sys.executable, "-c", text], tmp_path / name) for name, text in programs.items()])
    order = path.read_text()
    assert sorted(order) == ["A"] * 20 + ["B"] * 20
    assert order.index("B") < order.rindex("A") - 3 and order.index("A") < order.rindex("B") - 3


def test_the_engine_is_read_from_what_it_prints():
    assert figure(PRINTED, "actions/s") == 16362.57
    with pytest.raises(Refused, match="no line 'games/s'"):
        figure(PRINTED, "games/s")


@pytest.mark.parametrize(
    ("parts", "rounds", "sentence"),
    [
        ("engine,veiw", 9, "no such part: 'veiw'; there are engine, action, view"),
        ("", 9, "no such part: ''"),
        ("engine", 0, "--rounds is at least 1"),
    ],
)
def test_what_cannot_be_compared_is_refused(parts, rounds, sentence):
    with pytest.raises(Refused, match=sentence):
        against.main("HEAD", parts, rounds, print)


def test_an_unknown_commit_is_refused(checkout):
    assert len(commit_named("HEAD")) == 40
    with pytest.raises(Refused, match="git knows no commit 'nonsense'"):
        commit_named("nonsense")


def test_no_checkout_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(sides, "ROOT", tmp_path)
    with pytest.raises(Refused, match="is not a git checkout"):
        commit_named("HEAD")


def test_changes_are_remarked(checkout):
    assert remarks("HEAD") == []
    (checkout / "requirements" / "runtime.txt").write_text("django\nflask\n")
    assert [remark.split(":")[0] for remark in remarks("HEAD")] == [
        "the working tree has changes that are not committed",
        "requirements/runtime.txt differs",
    ]


@pytest.mark.parametrize("end", [None, RuntimeError, KeyboardInterrupt, SystemExit])
def test_the_worktree_is_gone_however_it_ends(checkout, end):
    def use():
        with checked_out("HEAD") as root:
            assert (root / "requirements" / "runtime.txt").exists()
            seen.append(root)
            if end:
                raise end

    seen = []
    if end:
        with pytest.raises(end):
            use()
    else:
        use()
    assert not seen[0].parent.exists()
    assert len(sides._git("worktree", "list")[1].splitlines()) == 1
