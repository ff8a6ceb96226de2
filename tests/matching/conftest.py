"""Quick play with the toy game."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from games.store import times
from tests.games.conftest import _nobody_plays_too_fast, people, server, toy

__all__ = ["_nobody_plays_too_fast", "people", "server", "toy"]


@pytest.fixture(autouse=True)
def _time_passes_only_when_a_test_says_so() -> Iterator[None]:
    """However long a busy machine takes from one request to the next, nobody counts as silent meanwhile."""
    with times.fixed(datetime.now(UTC)):
        yield
