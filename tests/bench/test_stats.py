"""The arithmetic of `make bench`: spreads, ratios, percentiles and aims."""

from math import inf

import pytest

from bench.figures import Aim, Spread, interval, percentile, ratios, spread


def test_a_spread_is_the_median_and_both_ends():
    assert spread([3.0, 1.0, 2.0]) == Spread(2.0, 1.0, 3.0)


def test_a_ratio_is_made_round_by_round():
    slow_round = 10.0
    assert ratios([1.0, slow_round, 1.0], [2.0, 2 * slow_round, 2.0]) == Spread(0.5, 0.5, 0.5)


def test_rounds_that_do_not_belong_together_are_refused():
    with pytest.raises(ValueError):
        ratios([1.0], [1.0, 2.0])


@pytest.mark.parametrize(("rounds", "least", "most"), [(6, 1, 6), (9, 2, 8), (25, 8, 18)])
def test_an_interval_leaves_out_as_many_rounds_as_chance_allows(rounds, least, most):
    """As tables of the sign test have it, for 95 %."""
    assert interval(range(rounds, 0, -1)) == Spread((rounds + 1) / 2, least, most)


def test_five_rounds_say_nothing():
    assert interval([1.0] * 5) == Spread(1.0, -inf, inf)


@pytest.mark.parametrize(("share", "value"), [(0.0, 1), (0.5, 51), (0.99, 100), (1.0, 100)])
def test_a_percentile_is_one_of_the_values(share, value):
    assert percentile(list(range(100, 0, -1)), share) == value


def test_an_aim_is_met_at_its_limit():
    assert Aim(">=", 0.6).is_met(0.6) and not Aim(">=", 0.6).is_met(0.59)
    assert Aim("<=", 150).is_met(150) and not Aim("<=", 150).is_met(151)
