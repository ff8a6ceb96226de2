"""`make test` and the tool that repeats it: parts that run beside each other, what they print, and how they end."""

from pathlib import Path

import pytest

from tools import everything, repeat

PARTS = {"first": ["--version"], "sound": ["--version"], "broken": ["--an-option-that-nobody-knows"]}


def test_parts_run_together_and_each_is_judged_and_shown(monkeypatch, capsys) -> None:
    monkeypatch.setattr(everything, "PARTS", PARTS)
    found = everything.run(["first", "sound", "broken"])
    assert {name: code for name, (code, _) in found.items()} == {"first": 0, "sound": 0, "broken": 4}
    said = capsys.readouterr().out
    assert "broken" in said and "--an-option-that-nobody-knows" in said


def test_one_part_that_fails_fails_the_command(monkeypatch, capsys) -> None:
    monkeypatch.setattr(everything, "PARTS", PARTS | {"browser": ["--version"]})
    monkeypatch.setattr(everything, "chromium", lambda: Path("chromium"))
    assert everything.main() == 4
    summary = capsys.readouterr().out.rpartition("make test")[2].splitlines()[1:]
    verdicts = [["first", "passed"], ["sound", "passed"], ["broken", "FAILED"], ["browser", "passed"]]
    assert [line.split()[:2] for line in summary] == verdicts


@pytest.mark.parametrize(("must", "code", "verdict"), [("", 0, "not run"), ("1", 1, "FAILED")])
def test_without_a_browser_only_those_who_ask_for_all_fail(monkeypatch, capsys, must, code, verdict) -> None:
    monkeypatch.setattr(everything, "PARTS", {"sound": ["--version"], "browser": ["--version"]})
    monkeypatch.setattr(everything, "chromium", lambda: None)
    monkeypatch.setenv("UU_REQUIRE_ALL", must)
    assert everything.main() == code
    assert f"browser       {verdict}: no Chromium" in capsys.readouterr().out


def test_no_two_parts_share_a_folder_and_none_is_left(monkeypatch, tmp_path: Path) -> None:
    folders = tmp_path / "folders"
    note = f"import os, pathlib; pathlib.Path({str(folders)!r}).open('a').write(os.environ['UU_VAR_DIR'] + '\\n')"
    (tmp_path / "noting.py").write_text(note)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    noting = ["-p", "noting", "--version", "--version"]
    monkeypatch.setattr(everything, "PARTS", {"one": noting, "two": noting})
    everything.run(["one", "two"])
    first, second = folders.read_text().split()
    assert first != second
    assert not Path(first).exists() and not Path(second).exists()


def test_repeated_parts_are_counted_and_the_log_of_a_failure_is_kept(monkeypatch, capsys, tmp_path: Path) -> None:
    monkeypatch.setattr(repeat, "PARTS", PARTS)
    monkeypatch.setattr(repeat, "KEPT", tmp_path)
    assert repeat.repeat(["sound", "broken"], runs=2, loaded=0) == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["broken-01.log", "broken-02.log"]
    assert "2 passed, 2 failed" in capsys.readouterr().out
