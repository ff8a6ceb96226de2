"""Random games by number: each number is another table, so that all seat counts, editions and options come up."""

from functools import cache
from itertools import combinations
from typing import Any

from cards.language.catalogue import shipped, shipped_slugs
from games.rules.unstable_unicorns.cards import Cards
from games.rules.unstable_unicorns.options import UnstableUnicornsOptions
from games.rules.unstable_unicorns.ruleset import UnstableUnicorns
from tests.harness.walk import Walk, seed_of
from tests.scenarios.unstable_unicorns.invented import ANSWERING, base_and

RULES = UnstableUnicorns()
BASE = "unstable-unicorns-2e"
CARDS = RULES.compile([shipped(BASE)])
MANY_WINDOWS = base_and(*({**card, "copies": 4} for card in ANSWERING))
"""The base deck, with many cards that open windows inside a chain."""
SEATS = range(2, 9)
EDITIONS = ("second", "chain")
EXPANSIONS = [slug for slug in shipped_slugs() if BASE in shipped(slug).get("extends", ())]
MIXES = [mix for size in range(len(EXPANSIONS), 0, -1) for mix in combinations(EXPANSIONS, size)]
"""What is played with the base deck, every expansion at once being the first mix."""


def options_of(number: int) -> UnstableUnicornsOptions:
    """Every option comes up with every other, sooner or later: the periods have no common divisor but one."""
    return UnstableUnicornsOptions(
        edition=EDITIONS[number % 2],
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


def walk_mixed(number: int, costly_every: int = 25, **how: Any) -> Walk:
    """The same with expansions: each mix at every number of seats in both editions, then the next one."""
    return walk_numbered(number, costly_every, mixed_cards(number // TABLES % len(MIXES)), **how)


TABLES = len(SEATS) * len(EDITIONS)
"""So many numbers, one after the other, meet every number of seats in both editions."""


@cache
def mixed_cards(mix: int) -> Cards:
    return RULES.compile([shipped(slug) for slug in (BASE, *MIXES[mix])])
