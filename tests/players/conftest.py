"""The toy game for people with accounts, and the pieces that the tests of this room share."""

import pytest

from tests.games.conftest import _nobody_plays_too_fast, toy  # noqa: F401 - fixtures
from tests.games.people import Person
from tests.players.people import registered


@pytest.fixture
def ann(toy) -> Person:  # noqa: F811
    return registered("Ann")


@pytest.fixture
def bob(toy) -> Person:  # noqa: F811
    return registered("Bob")


@pytest.fixture
def cid(toy) -> Person:  # noqa: F811
    return registered("Cid")
