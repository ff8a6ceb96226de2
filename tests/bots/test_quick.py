"""The quick bot plays whole games for statistics; people cannot choose it."""

import pytest

from cards.language.catalogue import default_set
from games.bots.arena import Pairing, play_game
from games.bots.quick import QUICK, quick_game
from games.bots.registry import LEVELS, bot_names
from games.rules.kernel.ruleset import ruleset_named

GAMES = ["unstable_unicorns", "kill_the_unicorns"]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_quick_game(game: str) -> None:
    ruleset = ruleset_named(game)
    cards = ruleset.compile([default_set(game)])
    played = [list(quick_game(ruleset, cards, ruleset.Options(), 3, bytes(32))) for _ in range(2)]
    assert played[0] == played[1]
    first, *later = played[0]
    assert first.action is None
    assert all(step.action is not None and step.events for step in later)
    assert later[-1].state.outcome is not None


@pytest.mark.parametrize("game", GAMES)
def test_the_quick_bot_beats_three_that_play_at_random(game: str) -> None:
    ruleset = ruleset_named(game)
    cards = ruleset.compile([default_set(game)])
    games = [play_game(ruleset, cards, ruleset.Options(), Pairing(QUICK, "random", 4), 1, n) for n in range(4)]
    assert sum(game.won for game in games) >= 3


def test_people_cannot_choose_the_quick_bot() -> None:
    assert QUICK in LEVELS
    assert QUICK not in bot_names()
