"""Ratings as people read them: a number around 1500, how far it may be off, and whether it is still provisional."""

import msgspec

from players.models import START_MU
from players.ratings import Rating

MIDDLE, STEP = 1500, 40
"""Where everybody begins, and how many points one unit of the model is."""
RANGE = 2
"""The uncertainty is so many sigmas."""


class RatingShown(msgspec.Struct, frozen=True):
    """How good somebody is, and how sure that is."""

    rating: int
    """The estimate. Everybody begins at 1500."""
    uncertainty: int
    """How far off it may be, as the model sees it. It shrinks with the games."""
    provisional: bool
    """Too few games have been played to rely on it."""
    score: int
    """What leaderboards sort by: the rating that this player has almost certainly. Everybody begins at 0."""
    games: int
    """How many rated games it is made of."""


def number_of(mu: float) -> int:
    return round(MIDDLE + STEP * (mu - START_MU))


def shown(rating: Rating) -> RatingShown:
    return RatingShown(
        rating=number_of(rating.mu),
        uncertainty=round(RANGE * STEP * rating.sigma),
        provisional=rating.is_provisional,
        score=round(STEP * rating.score),
        games=rating.games,
    )
