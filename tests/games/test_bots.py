"""Bots at a table: listed with words, seated by name, and they answer through the same door as everybody."""

from typing import Any

import pytest
from structlog.testing import capture_logs

from games.bots.registry import bot_names
from games.bots.turns import play_bots
from games.models import Game, LoggedStep, Seat
from games.rules.kernel import ruleset as rulesets
from games.rules.kernel.table import Copy
from tests.games.people import Person
from tests.toy.cards import ToyCards
from tests.toy.ruleset import Toy, ToyRun
from tests.toy.table import ToyTable

pytestmark = pytest.mark.django_db


def test_every_game_lists_its_bots_in_the_language_of_the_request() -> None:
    for ruleset in Person("Ann").get("rulesets", Accept_Language="pl").json()["items"]:
        assert [bot["name"] for bot in ruleset["bots"]] == bot_names()
        assert [bot["label"] for bot in ruleset["bots"]] == ["Losowy", "Łatwy", "Normalny", "Trudny"]
        assert all(bot["explanation"].endswith(".") for bot in ruleset["bots"])


@pytest.mark.usefixtures("toy")
def test_a_table_takes_bots_of_any_strength() -> None:
    ann = Person("Ann")
    game = ann.post("games", {"ruleset": "toy", "bots": ["easy", "normal"]}).json()
    assert ann.post(f"games/{game['id']}/seats", {"bot": "hard"}).status_code == 200
    assert [seat.bot for seat in Seat.objects.filter(game=game["id"]).order_by("number")] == [
        "",
        "easy",
        "normal",
        "hard",
    ]


@pytest.mark.usefixtures("toy")
def test_bots_that_think_play_at_a_table() -> None:
    ann = Person("Ann")
    wanted = {"ruleset": "toy", "bots": ["easy", "hard"], "clock": {"mode": "live", "seconds": {"pause": 0}}}
    game = ann.post("games", wanted).json()["id"]
    assert ann.post(f"games/{game}/start").status_code == 200
    ann.act(game, "pass")
    assert play_bots(Game.objects.get(pk=game).id) > 0
    assert not Seat.objects.filter(game=game, owes=True).exclude(bot="").exists()


class EndlessForBots(Toy):
    """Whatever the second seat plays never ends."""

    def play(self, run: ToyRun, seat: int, copy: Copy) -> None:
        while seat == 1:
            run.tick("pebble")
        super().play(run, seat, copy)


class Worthless(Toy):
    """Nobody can say how good a Table is."""

    def worth(self, cards: ToyCards, table: ToyTable) -> list[float] | None:
        raise ZeroDivisionError


def turns_of_the_bot(bot: str, turns: int) -> tuple[str, list[Any]]:
    """A person passes so many times, and the bot answers; what was logged meanwhile."""
    ann = Person("Ann")
    wanted = {"ruleset": "toy", "bots": [bot], "clock": {"mode": "live", "seconds": {"pause": 0, "pace": 0}}}
    game = ann.post("games", wanted).json()["id"]
    assert ann.post(f"games/{game}/start").status_code == 200
    with capture_logs() as logged:
        for _ in range(turns):
            ann.act(game, "pass")
            play_bots(Game.objects.get(pk=game).id)
    return game, [entry["event"] for entry in logged]


@pytest.mark.usefixtures("toy")
def test_a_bot_whose_effect_never_ends_takes_another_answer() -> None:
    rulesets.register(EndlessForBots())
    game, logged = turns_of_the_bot("random", 5)
    assert "endless_effect" in logged
    assert not Seat.objects.filter(game=game, owes=True).exclude(bot="").exists()
    assert LoggedStep.objects.filter(game=game).exclude(action=b"").count() >= 10


@pytest.mark.usefixtures("toy")
def test_a_bot_that_cannot_think_answers_all_the_same() -> None:
    rulesets.register(Worthless())
    game, logged = turns_of_the_bot("normal", 1)
    assert "bot_failed" in logged
    assert not Seat.objects.filter(game=game, owes=True).exclude(bot="").exists()
