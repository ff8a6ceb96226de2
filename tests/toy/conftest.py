"""The toy game in this process, as one line registers it."""

from collections.abc import Iterator
from typing import Any

import pytest

from games.rules.kernel import ruleset as registry
from tests.toy.ruleset import Toy


@pytest.fixture
def toy(settings: Any) -> Iterator[Toy]:
    settings.ROOT_URLCONF = "tests.toy.urls"
    settings.THROTTLES = dict.fromkeys(settings.THROTTLES, "100000/second")
    ruleset = Toy()
    registry.register(ruleset)
    yield ruleset
    registry._rulesets.pop("toy")
