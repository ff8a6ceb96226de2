"""How far apart the ratings of all who play lie. Measured by a chore, so that nobody who asks waits for it."""

from django.db.models import Count, StdDev

from players.models import ALL_TIME, START_SIGMA, PlayerStanding, RatingSpread
from players.ratings import SETTLED_SIGMA

ENOUGH = 200
"""With fewer people the measured spread may be a tenth off, so the assumed one is used."""
ASSUMED = START_SIGMA / 2
LEAST = 1.0
"""Ratings that lie closer together than this say nothing about who is better."""


def measure_spreads() -> int:
    """A chore: the spread of every game with enough settled ratings; of how many games. Safe twice."""
    settled = PlayerStanding.objects.filter(season=ALL_TIME, rated_games__gt=0, sigma__lte=SETTLED_SIGMA)
    measured = settled.values("ruleset").annotate(people=Count("pk"), spread=StdDev("mu", sample=True))
    found = [RatingSpread(**row) for row in measured.filter(people__gte=ENOUGH)]
    RatingSpread.objects.bulk_create(
        found, update_conflicts=True, update_fields=["spread", "people"], unique_fields=["ruleset"]
    )
    return len(found)


def spread_of(ruleset: str) -> float:
    measured = RatingSpread.objects.filter(pk=ruleset).values_list("spread", flat=True).first()
    return ASSUMED if measured is None else max(LEAST, measured)
