"""The fixture `services`, and the mark on everything in this folder."""

from pathlib import Path

import pytest
from django.db import connections

from tests.services.early import Started
from tests.services.fleet import Services

HERE = Path(__file__).parent


def pytest_collection_modifyitems(config, items):
    mine = [item for item in items if HERE in item.path.parents]
    for item in mine:
        item.add_marker(pytest.mark.services)
        item.add_marker(pytest.mark.django_db(transaction=True))
    if Started.bouncer:
        direct = [item for item in mine if item.get_closest_marker("direct")]
        config.hook.pytest_deselected(items=direct)
        items[:] = [item for item in items if item not in direct]
    if mine and Started.postgres is None:
        config.hook.pytest_deselected(items=mine)
        items[:] = [item for item in items if item not in mine]
        config.services_left_out = len(mine)


@pytest.fixture(scope="session")
def _fleet(django_db_setup):
    assert Started.folder
    assert Started.postgres
    assert Started.redis
    fleet = Services(Started.folder, Started.postgres, Started.redis)
    if Started.bouncer:
        fleet.database_hosts = f"127.0.0.1:{Started.bouncer.port}"
    yield fleet
    fleet.stop_shared()


@pytest.fixture
def services(_fleet, transactional_db):
    """PostgreSQL, Redis and processes at will; see tests/services/fleet.py. What is not shared ends with the test."""
    _fleet.redis.client.flushall()
    yield _fleet
    _fleet.stop_all()
    connections.close_all()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """A failure shows what the processes said: what went wrong often stands there."""
    report = yield
    fleet = getattr(item, "funcargs", {}).get("services")
    if report.failed and call.when == "call" and fleet is not None:
        report.sections += fleet.tails()
    return report


def pytest_terminal_summary(terminalreporter, config):
    left_out = getattr(config, "services_left_out", 0)
    if left_out:
        terminalreporter.write_line(f"services: {left_out} tests left out; pytest tests/services runs them")
