"""The generator: deterministic, fair, and silent about what it will draw."""

from collections import Counter

import pytest

from games.rules.kernel.rng import Rng, aside, names
from tests.harness.walk import seed_of

GOLDEN = [390, 777, 515, 846, 882, 572, 68, 684, 259, 840, 664, 629]


def test_the_same_seed_draws_the_same_words() -> None:
    assert [Rng(seed_of(7)).word() for _ in range(3)] == [Rng(seed_of(7)).word() for _ in range(3)]


def test_the_first_words_never_change_between_versions() -> None:
    """Replays rest on these numbers."""
    rng = Rng(seed_of(7))
    assert [rng.below(1000) for _ in range(12)] == GOLDEN


def test_a_generator_goes_on_where_its_counter_stands() -> None:
    rng = Rng(seed_of(7))
    skipped = [rng.word() for _ in range(20)]
    assert Rng(seed_of(7), drawn=13).word() == skipped[13]


def test_below_is_even() -> None:
    rng = Rng(seed_of(1))
    counts = Counter(rng.below(7) for _ in range(7000))
    assert set(counts) == set(range(7))
    assert all(850 < count < 1150 for count in counts.values())


def test_there_is_nothing_to_choose_from_nothing() -> None:
    with pytest.raises(ValueError, match="nothing"):
        Rng(seed_of(1)).below(0)


def test_a_shuffle_reaches_every_order() -> None:
    rng = Rng(seed_of(3))
    orders = set()
    for _ in range(400):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 24


def test_names_say_nothing_about_their_numbers() -> None:
    given = [names(seed_of(1), "card")[number] for number in range(200)]
    assert len(set(given)) == 200
    assert given != sorted(given)
    assert names(seed_of(2), "card")[0] != given[0]


def test_an_aside_leaves_the_counter_alone() -> None:
    rng = Rng(seed_of(1))
    aside(rng.seed, "prompt 1").word()
    assert rng.drawn == 0
