"""The tool that weighs the signs of a Table finds the weights that winners were drawn with."""

from random import Random

import pytest

from games.bots.registry import QUICK
from games.rules.kernel.ruleset import ruleset_named
from games.rules.unstable_unicorns import worth
from tools.fit_worth import WorthSample, fitted, samples, shares_of, solved, surprise

TRUE = [1.0, -0.5, 0.0]


def drawn(rng: Random, seats: int) -> WorthSample:
    """Signs of all kinds, and a winner as likely as the true weights say."""
    signs = [[rng.gauss(0, 1) for _ in TRUE] for _ in range(seats)]
    shares = shares_of(WorthSample(signs, 0), TRUE)
    return WorthSample(signs, rng.choices(range(seats), shares)[0])


@pytest.mark.parametrize("seats", [2, 4])
def test_it_finds_the_weights_that_winners_were_drawn_with(seats: int) -> None:
    rng = Random(5)
    seen = [drawn(rng, seats) for _ in range(3000)]
    found = fitted(seen)
    assert found == pytest.approx(TRUE, abs=0.15)
    assert surprise(seen, found) < surprise(seen, [0.0, 0.0, 0.0])


def test_it_solves_equations() -> None:
    assert solved([[2.0, 1.0], [1.0, 3.0]], [4.0, 7.0]) == pytest.approx([1.0, 2.0])


def test_a_game_gives_a_moment_for_each_turn() -> None:
    seen = list(samples(ruleset_named("unstable_unicorns"), QUICK, 2, 3, 0))
    assert len(seen) > 5
    assert {moment.winner for moment in seen} in ({0}, {1})
    assert all(len(signs) == len(worth.SIGNS) for moment in seen for signs in moment.signs)
    assert all(sum(signs[worth.NUMBER["on_turn"]] for signs in moment.signs) == 1 for moment in seen[1:])
