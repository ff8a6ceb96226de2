"""Every section of `make bench` runs from its first server to its last figure, as small as can be."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from tests.services.processes import ROOT

PROGRAM = """
import json, sys
from bench.__main__ import SECTIONS, measure
results = measure(SECTIONS, "TINY")
json.dump(results, open(sys.argv[1], "w"))
"""


@pytest.fixture
def folder():
    """One that PostgreSQL's user may enter, which pytest's own is not."""
    made = Path(tempfile.mkdtemp(prefix="uu-bench-"))
    made.chmod(0o755)
    yield made
    shutil.rmtree(made)


def test_every_section_gives_figures_and_leaves_nothing_behind(folder, tmp_path):
    """In a process of its own, for it starts its own servers before Django reads its settings."""
    path = tmp_path / "results.json"
    own = {name: value for name, value in os.environ.items() if name not in ("DATABASE_URL", "REDIS_URL")}
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(path)],
        cwd=ROOT,
        env={**own, "TMPDIR": str(folder)},
        capture_output=True,
        text=True,
        timeout=1800,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-3000:]
    results = json.loads(path.read_text())
    sections = {figure["section"] for figure in results["figures"]}
    assert sections == {"engine", "actions", "reads", "clock", "streams", "start-up", "two of each", "growth"}
    by_name = {figure["name"]: figure for figure in results["figures"]}
    assert by_name["actions lost, or taken twice"]["value"]["median"] == 0
    assert by_name["windows lost, or settled twice"]["value"]["median"] == 0
    assert results["details"]["explain"]["the lobby"]
    assert not list(folder.iterdir()), "a server's folder is still there"
