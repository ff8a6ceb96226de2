"""Whole random games: every seat count, both editions, every option, under all checks of the harness."""

import pytest

from games.rules.kernel.game import encode, start
from games.rules.unstable_unicorns.options import UnstableUnicornsOptions
from tests.harness.walk import seed_of
from tests.rules.unstable_unicorns.walks import CARDS, MANY_WINDOWS, RULES, SEATS, options_of, walk_numbered

GAMES = 196
"""Every table seven times; `make soak` walks 20,000 games."""
CHUNK = 14


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games_keep_every_promise(first: int) -> None:
    assert sum(walk_numbered(number).compared for number in range(first, first + CHUNK)) > 0


@pytest.mark.parametrize("number", range(1_000, 1_003))
def test_they_keep_them_at_every_single_action(number: int) -> None:
    assert walk_numbered(number, costly_every=1).compared > 50


@pytest.mark.parametrize("number", range(1_100, 1_105))
def test_they_keep_them_when_seats_give_up(number: int) -> None:
    walk_numbered(number, concede_one_in=40)


@pytest.mark.parametrize("number", range(1_200, 1_214))
def test_they_keep_them_where_windows_open_inside_chains(number: int) -> None:
    walk = walk_numbered(number, cards=MANY_WINDOWS)
    assert walk.compared > 0
    assert any(action.type == "answer_with_instant" for action in walk.actions)


@pytest.mark.parametrize("number", range(1_300, 1_302))
def test_they_keep_them_there_at_every_single_action(number: int) -> None:
    assert walk_numbered(number, costly_every=1, cards=MANY_WINDOWS, concede_one_in=100).compared > 50


def test_all_tables_come_up() -> None:
    """The numbers walked meet every seat count in both editions with both kinds of targeting."""
    met = {(SEATS[n % 7], options_of(n).edition, options_of(n).targeting) for n in range(GAMES)}
    assert len(met) == 7 * 2 * 2


def test_a_game_of_four_is_stored_in_less_than_eight_kilobytes() -> None:
    from games.rules.kernel.game import apply
    from games.rules.kernel.prompts import fill
    from games.rules.kernel.rng import Rng

    state, rng = start(RULES, CARDS, UnstableUnicornsOptions(), 4, seed_of(4)).state, Rng(seed_of(5))
    largest = 0
    while state.outcome is None:
        largest = max(largest, len(encode(state)))
        prompt = rng.pick(state.prompts)
        state = apply(RULES, CARDS, state, fill(prompt, rng.pick(prompt.forms), rng)).state
    assert largest < 8_000
