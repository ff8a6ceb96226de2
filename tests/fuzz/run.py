"""Runs schemathesis as a program, round by round with another seed, until so many cases were tried."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.services.processes import ROOT

HERE = Path(__file__).parent
BIN = Path(sys.executable).parent


class Outcome(NamedTuple):
    """Of one round: how many cases, and what schemathesis printed if it failed."""

    cases: int
    failed: str


def fuzz(address: str, folder: Path, seed: int, *options: str) -> Outcome:
    """One round. `folder` holds the world (tests/fuzz/world.py)."""
    shutil.copy(HERE / "schemathesis.toml", folder)
    report = folder / "report.json"
    report.unlink(missing_ok=True)
    command = _command(folder, "run", "openapi.yaml", "--url", address, "--seed", str(seed), "--continue-on-failure")
    command += ["--report", "json", "--report-json-path", str(report), *options]
    env = {**os.environ, "UU_FUZZ_WORLD": str(folder), "UU_FUZZ_ADDRESS": address, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if not report.exists():
        return Outcome(0, done.stdout + done.stderr)
    told = json.loads(report.read_text())
    return Outcome(told["test_cases"]["generated"], done.stdout if done.returncode else "")


def _command(folder: Path, *arguments: str) -> Sequence[str]:
    return [str(BIN / "schemathesis"), "--config-file", str(folder / "schemathesis.toml"), *arguments]
