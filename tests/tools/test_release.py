"""A release is made of a clean main whose versions agree; the tool says everything that stands against it."""

import subprocess
import tomllib
from pathlib import Path

import pytest

from tools import release
from tools.checks import ROOT
from uu_service import __version__

CHANGES = f"# Changelog\n\n## Unreleased\n\n## {__version__} - 2026-11-18\n\n- All.\n"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small one, ready to be released."""
    (tmp_path / "CHANGELOG.md").write_text(CHANGES)
    (tmp_path / "openapi.yaml").write_text(f"info: {{version: {__version__}}}\n")
    who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    for command in (["init", "-q", "-b", "main"], ["add", "."], [*who, "commit", "-qm", "All."]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    monkeypatch.setattr(release, "ROOT", tmp_path)
    return tmp_path


def test_every_place_names_one_version(client) -> None:
    assert set(release.versions().values()) == {__version__}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "uu_service.__version__"}
    assert client.get("/api/v1/").json()["version"] == __version__


def test_nothing_stands_against_a_clean_main(checkout: Path) -> None:
    assert list(release.why_not(__version__)) == []


def test_all_reasons_are_named_at_once(checkout: Path) -> None:
    (checkout / "openapi.yaml").write_text("info: {version: 9.9.9}\n")
    subprocess.run(["git", "tag", f"v{__version__}"], cwd=checkout, check=True)
    subprocess.run(["git", "switch", "-q", "-c", "other"], cwd=checkout, check=True)
    reasons = " ".join(release.why_not(__version__))
    for word in ("not clean", "branch other", f"tag v{__version__}", "openapi.yaml says 9.9.9"):
        assert word in reasons
    assert "no version" in " ".join(release.why_not("1.0"))


def test_a_dry_run_changes_nothing(checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys) -> None:
    before = subprocess.check_output(["git", "log", "--format=%H %D"], cwd=checkout)
    monkeypatch.setattr("sys.argv", ["release", __version__, "--dry-run"])
    assert release.main() == 0
    assert f"git tag -a v{__version__}" in capsys.readouterr().out
    assert subprocess.check_output(["git", "log", "--format=%H %D"], cwd=checkout) == before
