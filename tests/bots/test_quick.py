"""The quick bot plays whole games for statistics; people cannot choose it."""

import pytest

from cards.language.catalogue import default_set
from games.bots.arena import Pairing, next_action, play_game
from games.bots.registry import LEVELS, QUICK, bot_names
from games.rules.kernel.game import State, apply, start
from games.rules.kernel.ruleset import Ruleset, ruleset_named

GAMES = ["unstable_unicorns", "kill_the_unicorns"]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_quick_game(game: str) -> None:
    ruleset = ruleset_named(game)
    cards = ruleset.compile([default_set(game)])
    ends = [played(ruleset, cards, seed) for seed in (bytes(32), bytes(32), bytes([1] * 32))]
    assert ends[0] == ends[1] != ends[2]


def played(ruleset: Ruleset, cards: object, seed: bytes) -> State:
    """A game in which every seat plays quickly."""
    state = start(ruleset, cards, ruleset.Options(), 3, seed).state
    while state.outcome is None:
        state = apply(ruleset, cards, state, next_action(ruleset, cards, state, [QUICK] * 3, seed)).state
    return state


@pytest.mark.parametrize("game", GAMES)
def test_the_quick_bot_beats_three_that_play_at_random(game: str) -> None:
    ruleset = ruleset_named(game)
    cards = ruleset.compile([default_set(game)])
    games = [play_game(ruleset, cards, ruleset.Options(), Pairing(QUICK, "random", 4), 1, n) for n in range(4)]
    assert sum(game.won for game in games) >= 3


def test_people_cannot_choose_the_quick_bot() -> None:
    assert QUICK in LEVELS
    assert QUICK not in bot_names()
