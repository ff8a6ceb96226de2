"""Whole games of both rulesets, all seat counts, on PostgreSQL behind a real web process, by clients without rules."""

from random import Random
from typing import Any

import pytest
from django.core.management import call_command

from games.services.batches import settle_oldest
from tests.games.people import fill, without_pauses
from tests.services.fleet import Services
from tests.services.test_races import Player
from tests.services.test_spine import TOY

TABLES = {"unstable_unicorns": range(2, 9), "kill_the_unicorns": range(3, 7)}


def play(players: list[Player], game: str, rng: Random) -> dict[str, Any]:
    """Everybody fills forms at random. Nothing is refused: nobody races here."""
    view = players[0].http.get(f"games/{game}").json()
    while view["status"] == "running":
        if view["pause"] and rng.random() < 0.7:
            settle_oldest()
        seat = rng.choice(view["waiting_for"] or range(len(players)))
        person = players[seat]
        if view["pause"] or seat != view["your_seat"]:
            view = person.http.get(f"games/{game}").json()
        if view["prompts"]:
            answer = person.http.post(f"games/{game}/actions", json=fill(rng.choice(view["prompts"]), rng))
            assert answer.status_code in (200, 409), answer.text
            assert answer.status_code == 200 or answer.json()["code"] == "prompt_closed"
            view = answer.json() if answer.status_code == 200 else person.http.get(f"games/{game}").json()
    return view


@pytest.mark.parametrize("ruleset", TABLES)
def test_clients_that_know_no_rules_play_to_the_last_event(services: Services, ruleset: str) -> None:
    call_command("load_card_sets", verbosity=0)
    web = services.shared_web(workers=2, env=TOY)
    everybody = [Player(web) for _ in range(8)]
    for seats in TABLES[ruleset]:
        players = everybody[:seats]
        table = {"ruleset": ruleset, "seats": {"min": seats, "max": seats}, "clock": without_pauses(ruleset)}
        game = players[0].http.post("games", json=table).json()["id"]
        for number, player in enumerate(players[1:], start=1):
            player.http.post(f"games/{game}/seats")
            player.http.patch(f"games/{game}/seats/{number}", json={"ready": True})
        assert players[0].http.post(f"games/{game}/start").json()["status"] == "running"
        view = play(players, game, Random(seats))
        last = players[0].http.get(f"games/{game}/events?after={view['version'] - 1}").json()["events"]
        assert [event["type"] for event in last] == ["game_finished"]
        assert last[0]["outcome"] == view["outcome"]
