"""Unique totals, sets, rainbows and payments: the worked examples, and a brute force beside them.
The brute force knows nothing of the shortcuts; a fixed seed makes a failure repeatable."""

import random
from itertools import combinations, product

import pytest

from cards.language.kill_the_unicorns.words import COLOURS
from games.rules.kill_the_unicorns.market import minimal_payments
from games.rules.kill_the_unicorns.scoring import (
    RAINBOW,
    Coloured,
    best_grouping,
    has_double_rainbow,
    set_bonus,
    unique_totals,
)


def collection(*counts: int, siamese: str = "", colourless: int = 0) -> list[Coloured]:
    """So many of each colour, in the order of the colours; `siamese` adds double-weight cards."""
    cards = [Coloured(f"{c}{i}", c) for c, n in zip(COLOURS, counts, strict=True) for i in range(n)]
    cards += [Coloured(f"{c}-siamese", c, 2) for c in siamese.split()]
    return cards + [Coloured(f"none{i}", None) for i in range(colourless)]


@pytest.mark.proves("KU-A6.2", "KU-D7")
@pytest.mark.parametrize(
    ("totals", "standing"),
    [
        ([7, 7, 5], [2]),
        ([7, 7, 5, 5, 3], [4]),
        ([3, 3, 0, 0], []),
        ([0, 3, 3], [0]),
        ([4], [0]),
        ([9, 7, 7], [0]),
        ([2, 9, 5], [1, 2, 0]),
        ([], []),
    ],
)
def test_seats_with_a_shared_total_are_out_and_the_rest_stand_in_order(totals: list[int], standing: list[int]) -> None:
    assert unique_totals(dict(enumerate(totals))) == standing


@pytest.mark.proves("KU-A8.4", "KU-D29")
@pytest.mark.parametrize(("count", "bonus"), [(0, 0), (1, 0), (2, 2), (3, 5), (4, 8), (5, 12), (6, 12), (7, 12)])
def test_a_set_of_one_colour_earns_by_its_size_up_to_five(count: int, bonus: int) -> None:
    assert set_bonus(count) == bonus
    assert best_grouping(collection(count, 0, 0, 0)).bonus == bonus


@pytest.mark.proves("KU-A8.5", "KU-A8.10", "KU-D30")
@pytest.mark.parametrize(
    ("counts", "bonus"),
    [
        ((4, 1, 1, 1), 13),
        ((5, 1, 1, 1), 16),
        ((4, 4, 1, 1), 18),
        ((3, 3, 3, 1), 15),
        ((1, 1, 1, 1), 8),
        ((6, 1, 1, 1), 20),
    ],
)
def test_the_best_grouping_is_scored_with_or_without_a_rainbow(counts: tuple[int, ...], bonus: int) -> None:
    assert best_grouping(collection(*counts)).bonus == bonus


@pytest.mark.proves("KU-A8.5")
def test_cards_of_the_rainbow_count_for_no_other_set() -> None:
    grouping = best_grouping(collection(4, 1, 1, 1))
    assert len(grouping.rainbow) == 4
    assert grouping.sets == {"yellow": 5}


@pytest.mark.proves("KU-A8.9", "KU-D31")
def test_a_siamese_card_is_two_of_its_colour_and_one_card_in_a_rainbow() -> None:
    assert best_grouping(collection(0, 0, 0, 0, siamese="yellow")).bonus == 2
    assert best_grouping(collection(1, 0, 0, 0, siamese="yellow")).bonus == 5
    plain_in_rainbow = best_grouping(collection(1, 1, 1, 1, siamese="yellow"))
    assert plain_in_rainbow.bonus == 10
    assert "yellow-siamese" not in plain_in_rainbow.rainbow
    assert best_grouping(collection(0, 1, 1, 1, siamese="yellow")).bonus == RAINBOW


@pytest.mark.proves("KU-A8.7", "KU-D32")
def test_a_colourless_unicorn_joins_no_set() -> None:
    assert best_grouping(collection(1, 0, 0, 0, colourless=4)).bonus == 0
    assert best_grouping([Coloured("legend", None, 2)]).bonus == 0


@pytest.mark.proves("KU-A8.6", "KU-D31", "KU-D56")
@pytest.mark.parametrize(
    ("cards", "complete"),
    [
        (collection(2, 2, 2, 2), True),
        (collection(2, 2, 2, 1), False),
        (collection(0, 2, 2, 2, siamese="yellow"), True),
        (collection(0, 0, 0, 0, siamese="yellow purple blue pink"), True),
        (collection(9, 9, 9, 0, colourless=2), False),
    ],
)
def test_a_double_rainbow_is_weight_two_in_every_colour(cards: list[Coloured], complete: bool) -> None:
    assert has_double_rainbow(cards, double_fills_both=True) is complete


@pytest.mark.proves("KU-D31", "KU-D56")
@pytest.mark.parametrize(
    ("cards", "complete"),
    [
        (collection(2, 2, 2, 2), True),
        (collection(0, 2, 2, 2, siamese="yellow"), False),
        (collection(1, 2, 2, 2, siamese="yellow"), True),
        (collection(0, 0, 0, 0, siamese="yellow purple blue pink"), False),
    ],
)
def test_where_the_table_says_so_it_takes_two_cards_of_every_colour(cards: list[Coloured], complete: bool) -> None:
    assert has_double_rainbow(cards, double_fills_both=False) is complete


def every_grouping_bonus(cards: list[Coloured]) -> int:
    """The dumbest search there is: without a rainbow, and with every possible choice of its cards."""

    def sets(rest: list[Coloured]) -> int:
        return sum(set_bonus(sum(c.weight for c in rest if c.colour == colour)) for colour in COLOURS)

    best = sets(cards)
    for picks in product(*([c for c in cards if c.colour == colour] for colour in COLOURS)):
        best = max(best, RAINBOW + sets([c for c in cards if c not in picks]))
    return best


@pytest.mark.proves("KU-A8.10")
def test_the_best_grouping_equals_a_search_over_all_groupings() -> None:
    dice = random.Random(4)
    for _ in range(3000):
        cards = [
            Coloured(f"u{i}", dice.choice([*COLOURS, None]), dice.choice([1, 1, 2])) for i in range(dice.randrange(12))
        ]
        grouping = best_grouping(cards)
        assert grouping.bonus == every_grouping_bonus(cards)
        chosen = [c for c in cards if c.unicorn in grouping.rainbow]
        assert sorted(c.colour or "" for c in chosen) in ([], sorted(COLOURS))


@pytest.mark.proves("KU-D17", "KU-D18")
def test_payments_are_by_value_and_never_hold_a_card_too_many() -> None:
    assert minimal_payments({3: 2, 5: 3}, 6) == ()
    assert minimal_payments({3: 2, 5: 3}, 3) == ((5,),)
    assert minimal_payments({0: 0, 1: 1, 3: 2, 7: 4}, 3) == ((7,), (1, 3))
    assert minimal_payments({0: 0, 5: 3, 6: 3}, 6) == ((5, 6),)


@pytest.mark.proves("KU-D18")
def test_minimal_payments_equal_a_search_over_all_sets_of_cards() -> None:
    dice = random.Random(5)
    for _ in range(300):
        hand = {card: dice.randrange(5) for card in range(dice.randrange(9))}
        cost = dice.randrange(1, 9)
        enough = [
            set(cards)
            for size in range(len(hand) + 1)
            for cards in combinations(hand, size)
            if sum(hand[c] for c in cards) >= cost
        ]
        smallest = [cards for cards in enough if not any(other < cards for other in enough)]
        assert sorted(map(sorted, minimal_payments(hand, cost))) == sorted(map(sorted, smallest))
