"""Whole random games with the base deck and every expansion that ships, under all checks of the harness."""

import pytest

from tests.rules.unstable_unicorns.walks import EXPANSIONS, MIXES, SEATS, TABLES, mixed_cards, options_of, walk_mixed


@pytest.mark.parametrize("number", range(TABLES))
def test_random_games_with_every_set_keep_every_promise(number: int) -> None:
    assert walk_mixed(number, costly_every=50).compared > 0


def test_they_keep_them_at_every_single_action() -> None:
    assert walk_mixed(TABLES * len(MIXES) + 1, costly_every=1).compared > 50


def test_they_are_played_by_two_to_eight_in_both_editions() -> None:
    met = {(SEATS[n % 7], options_of(n).edition) for n in range(TABLES)}
    assert len(met) == TABLES == 14
    assert {card.id for card in mixed_cards(0).faces} >= {"dragon_skies", "silver_tongue", "unicorn_nap"}


def test_later_numbers_play_every_other_mix() -> None:
    assert MIXES[0] == tuple(EXPANSIONS)
    assert {tuple(sorted(mix)) for mix in MIXES} >= {(slug,) for slug in EXPANSIONS}
