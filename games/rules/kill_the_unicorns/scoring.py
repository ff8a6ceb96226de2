"""Scores (KU-A8): stars with all modifiers, held tokens, and the best grouping into sets.
Everything that counts is public, so a score can be shown at any time."""

from collections.abc import Sequence

import msgspec

from games.rules.kill_the_unicorns.sets import Coloured, Grouping, best_grouping
from games.rules.kill_the_unicorns.shown import HeldToken, UnicornCard


class Score(msgspec.Struct, frozen=True):
    """A seat's points, part by part."""

    stars: int
    tokens: int
    sets: dict[str, int]
    rainbow: tuple[str, ...]
    total: int


def score(unicorns: Sequence[UnicornCard], held: Sequence[HeldToken]) -> Score:
    """What these unicorns and tokens are worth; nothing keeps a value from falling below zero (KU-D33)."""
    stars = sum(unicorn.stars for unicorn in unicorns)
    tokens = sum(token.points for token in held)
    grouping: Grouping = best_grouping([Coloured(u.id, u.colour, u.weight) for u in unicorns])
    return Score(stars, tokens, grouping.sets, grouping.rainbow, stars + tokens + grouping.bonus)
