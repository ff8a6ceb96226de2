"""The toy game, played through the whole service."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.people import Person
from tests.games.server import running_server
from tests.toy.registered import registered
from tests.toy.ruleset import Toy


@pytest.fixture
def toy(settings: Any) -> Iterator[Toy]:
    """Registers the toy ruleset for one test."""
    settings.ROOT_URLCONF = "tests.toy.urls"
    with registered(Toy()) as ruleset:
        yield ruleset


@pytest.fixture
def people(toy: Toy) -> list[Person]:
    """Two who play the toy game."""
    return [Person("Ann"), Person("Bob")]


@pytest.fixture
def server(people: list[Person]) -> Iterator[str]:
    """Where the service listens on a real socket."""
    with running_server() as address:
        yield address


@pytest.fixture(autouse=True)
def _nobody_plays_too_fast(settings: Any) -> None:
    """A test plays faster than people may; throttles have tests of their own."""
    settings.THROTTLES = dict.fromkeys(settings.THROTTLES, "100000/second")
