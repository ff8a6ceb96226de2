"""Whole games over HTTP by clients that know no rules: they fill forms at random until the last event.

Options vary here; all seat counts are played in tests/services.
"""

import hashlib
from random import Random
from typing import Any

import pytest
from django.core.management import call_command

from games.models import Game
from games.rules.kernel.game import encode
from games.services.batches import settle_oldest
from games.services.replay import state_at
from games.store import times
from tests.games.people import Person, fill, open_table

pytestmark = pytest.mark.django_db(transaction=True)

TABLES = [
    ("unstable_unicorns", 2, {}),
    ("unstable_unicorns", 3, {"edition": "chain", "targeting": "declared", "redraw_once": True}),
    ("kill_the_unicorns", 3, {"variant": "expert"}),
]


@pytest.fixture
def card_sets() -> None:
    call_command("load_card_sets", verbosity=0)


def play_to_the_end(people: list[Person], game: str, seed: int) -> dict[str, Any]:
    """Everybody answers whatever is asked; the clock ends the pauses. No refusal is accepted."""
    rng = Random(seed)
    view = people[0].view(game)
    for _ in range(5000):
        person = rng.choice([people[seat] for seat in view["waiting_for"]] or people)
        view = person.view(game)
        if view["status"] == "finished":
            return view
        if view["pause"] and (not view["prompts"] or rng.random() < 0.5):
            advance(game)
        elif view["prompts"]:
            action = fill(rng.choice(view["prompts"]), rng)
            answer = person.post(f"games/{game}/actions", action)
            assert answer.status_code == 200, (action, answer.json())
            view = answer.json()
    raise AssertionError("the game does not end")


def advance(game: str) -> None:
    row = Game.objects.get(pk=game)
    assert row.settles_at
    with times.fixed(row.settles_at):
        settle_oldest()


@pytest.mark.parametrize(("ruleset", "seats", "options"), TABLES)
def test_a_client_that_knows_no_rules_plays_to_the_end(
    card_sets: None, ruleset: str, seats: int, options: dict[str, Any]
) -> None:
    people = [Person(f"P{number}") for number in range(seats)]
    game = open_table(people, ruleset, seats={"min": seats, "max": seats}, options=options)
    view = play_to_the_end(people, game, seats)
    events = all_events(people[0], game)
    assert [event["number"] for event in events] == list(range(1, view["version"] + 1))
    assert events[-1]["type"] == "game_finished"
    assert events[-1]["outcome"] == view["outcome"]


def test_a_finished_game_is_replayed_to_the_byte(card_sets: None) -> None:
    people = [Person(f"P{number}") for number in range(3)]
    game = open_table(people, "kill_the_unicorns")
    assert people[0].get(f"games/{game}/replay").json()["code"] == "still_playing"
    view = play_to_the_end(people, game, 1)
    replay = people[1].get(f"games/{game}/replay").json()
    started = next(e for e in all_events(people[0], game) if e["type"] == "game_started")
    promise = hashlib.sha256(bytes.fromhex(replay["seed"]) + bytes.fromhex(replay["salt"])).hexdigest()
    assert promise == started["commitment"] == replay["commitment"]
    row = Game.objects.get(pk=game)
    _, replayed = state_at(row, list(row.steps.order_by("last")), row.version)
    assert replayed is not None and encode(replayed) == bytes(row.state)
    last = people[0].get(f"games/{game}/replay/{view['version']}?seat=0").json()
    assert last["table"] == view["table"] or last["you"] is not None
    early = people[0].get(f"games/{game}/replay/1").json()
    assert (early["status"], early["table"]) == ("lobby", None)
    beyond = people[0].get(f"games/{game}/replay/{view['version'] + 1}")
    assert beyond.json()["code"] == "invalid_query"
    assert people[0].get(f"games/{game}/replay/1?at=1").json()["code"] == "invalid_query"


@pytest.mark.parametrize("ruleset", ["unstable_unicorns", "kill_the_unicorns"])
def test_a_finished_game_is_told_in_words_from_every_side(
    card_sets: None, ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.services.replay.MOST_REPLAYED_EVENTS", 40)
    people = [Person(f"P{number}") for number in range(3)]
    game = open_table(people, ruleset)
    assert people[0].get(f"games/{game}/replay/events").json()["code"] == "still_playing"
    play_to_the_end(people, game, 2)
    told = [all_events(person, game) for person in people]
    for seat, own in enumerate(told):
        assert replayed(people[0], game, f"seat={seat}") == own
        assert all(event["text"] and event["heading"] in (0, 1, 2) for event in own)
    watched = replayed(people[0], game)
    assert [event["number"] for event in watched] == [event["number"] for event in told[0]]
    assert len({tuple(event["text"] for event in events) for events in (*told, watched)}) == 4
    in_polish = replayed(people[0], game, "seat=0", Accept_Language="pl")
    assert in_polish[-1]["text"] != told[0][-1]["text"]
    assert people[0].get(f"games/{game}/replay/events?seat=3").json()["errors"][0]["pointer"] == "/seat"


def replayed(person: Person, game: str, query: str = "", **headers: str) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = []
    while True:
        after = events[-1]["number"] if events else 0
        page = person.get(f"games/{game}/replay/events?after={after}&{query}", **headers).json()
        events += page["events"]
        if not page["more"]:
            return events


def all_events(person: Person, game: str) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = []
    while True:
        page = person.get(f"games/{game}/events?after={events[-1]['number'] if events else 0}").json()
        events += page["events"]
        if not page["more"]:
            return events
