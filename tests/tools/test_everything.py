"""`make test` and the tool that repeats it: parts that run beside each other, what they print, and how they end."""

from pathlib import Path

from tools import everything, repeat

PARTS = {"first": ["--version"], "sound": ["--version"], "broken": ["--an-option-that-nobody-knows"]}


def test_parts_run_together_and_each_is_judged_and_shown(monkeypatch, capsys) -> None:
    monkeypatch.setattr(everything, "PARTS", PARTS)
    found = everything.run(["first", "sound", "broken"])
    assert {name: code for name, (code, _) in found.items()} == {"first": 0, "sound": 0, "broken": 4}
    said = capsys.readouterr().out
    assert "broken" in said and "--an-option-that-nobody-knows" in said


def test_one_part_that_fails_fails_the_command(monkeypatch, capsys) -> None:
    monkeypatch.setattr(everything, "PARTS", PARTS)
    monkeypatch.setattr(everything, "TOGETHER", [["first", "broken"], ["sound"]])
    assert everything.main() == 4
    summary = capsys.readouterr().out.rpartition("make test")[2].splitlines()[1:]
    assert [line.split()[:2] for line in summary] == [["first", "passed"], ["broken", "FAILED"], ["sound", "passed"]]


def test_no_two_parts_that_share_a_database_run_together() -> None:
    assert sorted(name for names in everything.TOGETHER for name in names) == sorted(everything.PARTS)
    assert not [names for names in everything.TOGETHER if {"unit and API", "browser"} <= set(names)]


def test_repeated_parts_are_counted_and_the_log_of_a_failure_is_kept(monkeypatch, capsys, tmp_path: Path) -> None:
    monkeypatch.setattr(repeat, "PARTS", PARTS)
    monkeypatch.setattr(repeat, "KEPT", tmp_path)
    assert repeat.repeat(["sound", "broken"], runs=2, loaded=0) == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken-01.log", "broken-02.log"]
    assert "2 passed, 2 failed" in capsys.readouterr().out
