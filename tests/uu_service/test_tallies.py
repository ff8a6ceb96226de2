"""What is counted for Prometheus is kept by the hour, cheaply, for all processes together, and beyond a restart."""

import threading
from datetime import UTC, datetime

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.clock.metrics import LATENESS
from uu_service import tallies
from uu_service.api.models import HourlyCount
from uu_service.api.tally_rows import by_day, by_hour, forget_old_tallies, most_often

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _from_now_on(db):
    """What other tests have counted is written off."""
    tallies.do_keep()
    HourlyCount.objects.all().delete()


def test_counts_are_written_as_growth_and_only_once(client):
    for _ in range(3):
        client.get("/api/v1/me")
    tallies.do_keep()
    tallies.do_keep()
    assert by_hour("requests") == {tallies.this_hour(): 3}
    assert most_often("problem", 5) == [("not_authenticated", 3)]
    client.get("/api/v1/me")
    tallies.do_keep()
    assert by_hour("requests") == {tallies.this_hour(): 4}


def test_nothing_new_is_no_statement():
    with CaptureQueriesContext(connection) as asked:
        assert tallies.do_keep() == 0
    assert len(asked) == 0


def test_much_that_is_new_is_one_statement(client):
    for path in ("me", "games", "card-sets", "rulesets", "nothing-here"):
        client.get(f"/api/v1/{path}")
    with CaptureQueriesContext(connection) as asked:
        assert tallies.do_keep() > 2
    assert len(asked) == 1


def test_other_processes_add_to_the_same_row():
    now = tallies.this_hour()
    tallies._add([(now, "requests", "", 5)])
    tallies._add([(now, "requests", "", 7), (now, "slow", "GET x", 1)])
    assert by_hour("requests") == {now: 12}


def test_a_counter_that_began_again_counts_from_nothing(monkeypatch):
    """As in a child process, which begins with what its parent had written and none of its counts."""
    counted = {"value": 10.0}
    monkeypatch.setattr(tallies, "_readers", [lambda samples: [tallies.Total("x", "", counted["value"])]])
    tallies.do_keep()
    counted["value"] = 4.0
    tallies.do_keep()
    assert by_hour("x") == {tallies.this_hour(): 14}
    tallies._written.pop(("x", ""))


def test_what_could_not_be_written_is_written_the_next_time(client, monkeypatch):
    client.get("/api/v1/me")
    add = tallies._add

    def broken(rows):
        raise OSError("the database is away")

    monkeypatch.setattr(tallies, "_add", broken)
    with pytest.raises(OSError, match="away"):
        tallies.do_keep()
    monkeypatch.setattr(tallies, "_add", add)
    tallies.do_keep()
    assert sum(by_hour("requests").values()) == 1


def test_late_windows_are_told_from_those_in_time():
    for seconds in (0.1, 4.9, 5.1, 70):
        LATENESS.observe(seconds)
    tallies.do_keep()
    assert (sum(by_hour("settled").values()), sum(by_hour("late").values())) == (4, 2)


def test_a_long_poll_is_not_slow_and_a_probe_is_no_request(client):
    from uu_service.metrics import SECONDS

    for route in ("api/v1/me/events", "api/v1/games", "api/v1/games"):
        SECONDS.labels("GET", route).observe(2)
    client.get("/healthz")
    tallies.do_keep()
    assert most_often("slow", 5) == [("GET api/v1/games", 2)]
    assert by_hour("requests") == {}


def test_days_are_sums_of_their_hours_and_old_ones_are_forgotten():
    def hour(*when):
        return int(datetime(*when, tzinfo=UTC).timestamp()) // 3600

    tallies._add([(hour(2026, 3, 1, 0), "late", "", 1), (hour(2026, 3, 1, 23), "late", "", 2)])
    tallies._add([(hour(2026, 3, 2, 0), "late", "", 4), (hour(2026, 2, 28, 23), "late", "", 8)])
    first = datetime(2026, 3, 1, tzinfo=UTC).date()
    assert by_day("late", first) == {first: 3, first.replace(day=2): 4}
    assert forget_old_tallies() == 4


def test_a_request_only_looks_at_the_clock_until_it_is_time(client, settings, monkeypatch):
    began = []
    monkeypatch.setattr(threading.Thread, "start", lambda thread: began.append(thread.name))
    settings.TALLY_SECONDS = 60
    monkeypatch.setattr(tallies, "_due_at", 0.0)
    for _ in range(5):
        client.get("/healthz")
    assert began.count("tallies") == 1
    settings.TALLY_SECONDS = 0
    monkeypatch.setattr(tallies, "_due_at", 0.0)
    client.get("/healthz")
    assert began.count("tallies") == 1


@pytest.mark.django_db(transaction=True)
def test_the_thread_writes_and_leaves_no_connection(client, settings, monkeypatch):
    settings.TALLY_SECONDS = 60
    monkeypatch.setattr(tallies, "_due_at", 0.0)
    client.get("/api/v1/me")
    for thread in [one for one in threading.enumerate() if one.name == "tallies"]:
        thread.join(30)
    tallies.do_keep()  # if the thread looked before the answer was counted
    assert sum(by_hour("requests").values()) == 1
