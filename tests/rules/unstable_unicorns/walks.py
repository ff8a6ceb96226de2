"""Random games by number: each number is another table, so that all seat counts, editions and options come up."""

from typing import Any

from cards.language.catalogue import shipped
from games.rules.unstable_unicorns.cards import Cards
from games.rules.unstable_unicorns.options import UnstableUnicornsOptions
from games.rules.unstable_unicorns.ruleset import UnstableUnicorns
from tests.harness.walk import Walk, seed_of
from tests.scenarios.unstable_unicorns.invented import ANSWERING, base_and

RULES = UnstableUnicorns()
CARDS = RULES.compile([shipped("unstable-unicorns-2e")])
MANY_WINDOWS = base_and(*({**card, "copies": 4} for card in ANSWERING))
"""The base deck, with many cards that open windows inside a chain."""
SEATS = range(2, 9)


def options_of(number: int) -> UnstableUnicornsOptions:
    """Every option comes up with every other, sooner or later: the periods have no common divisor but one."""
    return UnstableUnicornsOptions(
        edition=("second", "chain")[number % 2],
        targeting=("advanced", "declared")[number // 2 % 2],
        first_seat="random" if number % 5 else "host",
        forbid_impossible_plays=number % 9 > 1,
        reshuffle_discard=number % 13 == 1,
        redraw_once=number % 3 == 1,
        party=("none", "drinks", "dress")[number % 17 % 3],
        language=("en", "es")[number % 19 % 2],
    )


def walk_numbered(number: int, costly_every: int = 25, cards: Cards = CARDS, **how: Any) -> Walk:
    """Walk one game to its end under all checks."""
    how.setdefault("concede_one_in", 200 if number % 23 == 7 else 0)
    walk = Walk(RULES, cards, options_of(number), SEATS[number % 7], seed_of(number), costly_every=costly_every, **how)
    walk.to_the_end()
    return walk
