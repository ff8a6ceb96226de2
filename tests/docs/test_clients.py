"""The clients in docs/ play whole games against the service as `make run` starts it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.server import embedded_service

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with embedded_service(tmp_path_factory.mktemp("serve"), UU_THROTTLE_PLAY="999/second") as address:
        yield address


@pytest.mark.parametrize(("ruleset", "seats"), [("unstable_unicorns", 3), ("kill_the_unicorns", 3)])
def test_a_client_that_knows_no_rules_plays_to_the_end(service: str, ruleset: str, seats: int) -> None:
    played = subprocess.run(
        [sys.executable, "docs/clients/no_rules.py", service, ruleset, str(seats)],
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert played.returncode == 0, played.stdout[-2000:] + played.stderr[-2000:]
    assert "winners" in played.stdout.splitlines()[-1]


def test_it_stays_under_a_hundred_lines() -> None:
    assert len((ROOT / "docs/clients/no_rules.py").read_text().splitlines()) < 100
