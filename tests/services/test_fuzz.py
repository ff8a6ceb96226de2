"""Schemathesis, all checks, against PostgreSQL: a short run here, UU_FUZZ_CASES of them in `make soak`.

UU_FUZZ_PATHS, a regular expression, chooses among the paths of the contract.
"""

import os
import sys
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import call_command

from tests.fuzz.run import fuzz
from tests.fuzz.world import build
from tests.services.fleet import Services

CASES = int(os.environ.get("UU_FUZZ_CASES", "0"))
SHORT = ("--phases", "fuzzing,stateful", "--max-examples", "3")
LONG = ("--max-examples", "40", "--workers", "2")
PATHS = os.environ.get("UU_FUZZ_PATHS")
ONLY = ("--include-path-regex", PATHS) if PATHS else ()
PLAYED_FREELY = {f"UU_THROTTLE_{name.upper()}": "100000/second" for name in settings.THROTTLES}
PLAYED_FREELY["UU_MOST_TABLES"] = "100000"
MORE = {"UU_WEBHOOK_ALLOWED_NETWORKS": "127.0.0.0/8", "UU_ACCESS_TOKEN_MINUTES": "600", "UU_LOG_LEVEL": "WARNING"}


@pytest.fixture
def address(services: Services, tmp_path: Path) -> str:
    """The service with the world in it. Throttles would hide what is behind them."""
    call_command("load_card_sets", verbosity=0)
    web = services.start_web("asgi", env={**PLAYED_FREELY, **MORE})
    build(web.url, tmp_path)
    return web.url


def test_whatever_is_invented_the_contract_is_kept(address: str, tmp_path: Path) -> None:
    tried, seed = 0, 0
    while not tried or tried < CASES:
        cases, failed = fuzz(address, tmp_path, seed, *(LONG if CASES else SHORT), *ONLY)
        assert not failed, f"seed {seed}, after {tried} cases without failure:\n{failed[-20_000:]}"
        tried, seed = tried + cases, seed + 1
        sys.stdout.write(f"schemathesis: {tried} cases, no failure\n")
    assert tried > 100
