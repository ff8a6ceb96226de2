"""The toy game, played through the whole service."""

from collections.abc import Iterator

import pytest

from games.rules.kernel import ruleset as registry
from tests.toy.ruleset import Toy


@pytest.fixture
def toy(settings: pytest.FixtureRequest) -> Iterator[Toy]:
    """Registers the toy ruleset for one test."""
    settings.ROOT_URLCONF = "tests.toy.urls"  # type: ignore[attr-defined]
    ruleset = Toy()
    registry.register(ruleset)
    yield ruleset
    registry._rulesets.pop("toy")
