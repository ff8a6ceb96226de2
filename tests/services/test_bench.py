"""Every section of `make bench`, and a comparison of two commits, from the first server to the last figure; tiny."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec
import pytest

from bench import report
from bench.__main__ import SECTIONS
from tests.services.processes import ROOT

pytestmark = pytest.mark.direct  # with servers of its own

PROGRAM = """
import sys, msgspec
from bench.__main__ import SECTIONS, measure
open(sys.argv[1], "wb").write(msgspec.json.encode(measure(SECTIONS, "TINY")))
"""

COMPARISON = """
import sys
from bench import __main__, contests
contests.ENGINE_GAMES = contests.WAVES = 1
sys.argv = ["bench", "--against", "HEAD", "--rounds", "1"]
sys.exit(__main__.main())
"""


@pytest.fixture
def folder():
    """One that PostgreSQL's user may enter, which pytest's own is not."""
    made = Path(tempfile.mkdtemp(prefix="uu-bench-"))
    made.chmod(0o755)
    yield made
    shutil.rmtree(made)


def run(program, *arguments, folder):
    """In a process of its own, for it starts its own servers before Django reads its settings."""
    own = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")}
    ran = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=ROOT,
        env={**own, "TMPDIR": str(folder)},
        capture_output=True,
        text=True,
        timeout=1800,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    assert not list(folder.iterdir()), "a server's folder is still there"
    return ran.stdout


def test_every_section_gives_figures_and_leaves_nothing_behind(folder, tmp_path):
    path = tmp_path / "results.json"
    run(PROGRAM, str(path), folder=folder)
    results = json.loads(path.read_text())
    sections = {figure["section"] for figure in results["figures"]}
    assert sections == set(SECTIONS)
    made = msgspec.json.decode(path.read_bytes(), type=report.Results)
    pages = [report.filled(document.read_text(), made) for document in report.DOCUMENTS]
    assert f"| {made.figures[-1].name} |" in "".join(pages), "the pages are written from what a run found"
    assert made.details["streams"]["delivery_database_ms"] > 0
    assert report.pictures(made)


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git checkout: there is no commit to compare with")
def test_two_commits_are_compared_and_no_worktree_stays_behind(folder):
    printed = run(COMPARISON, folder=folder)
    assert printed.count("same within noise") == 6, printed
    listed = subprocess.run(["git", "worktree", "list"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert str(folder) not in listed
