"""Receivers on loopback, which the service may call here, and people with endpoints."""

from collections.abc import Iterator

import pytest

from tests.games.people import Person
from tests.toy.registered import registered
from tests.toy.ruleset import Toy
from tests.webhooks.receiver import Receiver

EVENTS = ["game.started", "prompt.opened", "window.opened", "seat.away", "game.finished", "webhook.disabled"]


@pytest.fixture(autouse=True)
def _loopback_is_allowed(settings) -> None:
    settings.WEBHOOK_ALLOWED_NETWORKS = ["127.0.0.0/8"]


@pytest.fixture(autouse=True)
def _nobody_plays_too_fast(settings) -> None:
    """A test plays faster than people may; a test of a throttle sets its own."""
    settings.THROTTLES = dict.fromkeys(settings.THROTTLES, "100000/second")


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    one = Receiver()
    yield one
    one.close()


@pytest.fixture
def toy() -> Iterator[Toy]:
    with registered(Toy()) as ruleset:
        yield ruleset


@pytest.fixture
def ann(transactional_db) -> Person:
    return Person("Ann")


def listen(person: Person, url: str, **body: object) -> dict:
    """An endpoint of this person's."""
    answer = person.post("webhooks", {"url": url, "events": EVENTS, **body})
    assert answer.status_code == 201, answer.content
    return answer.json()


def log_of(person: Person, webhook: dict) -> list[dict]:
    return person.get(f"webhooks/{webhook['id']}/deliveries?limit=100").json()["items"]


def attempts_of(person: Person, webhook: dict, delivery: dict) -> list[dict]:
    return person.get(f"webhooks/{webhook['id']}/deliveries/{delivery['id']}").json()["attempts"]
