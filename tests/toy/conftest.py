"""The toy game in this process, as one line registers it."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.toy.registered import registered
from tests.toy.ruleset import Toy


@pytest.fixture
def toy(settings: Any) -> Iterator[Toy]:
    settings.ROOT_URLCONF = "tests.toy.urls"
    settings.THROTTLES = dict.fromkeys(settings.THROTTLES, "100000/second")
    with registered(Toy()) as ruleset:
        yield ruleset
