"""The one place that knows how ratings are computed: openskill's Plackett-Luce model, for any number of people.

Pure: the same ratings and places always give the same ratings (docs/decisions/0050).
"""

from collections.abc import Sequence

from openskill.models import PlackettLuce

from players.ratings import Rating

_MODEL = PlackettLuce()


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """What the ratings of these people are after a game in which they came in these places."""
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma, one.games + 1) for team, one in zip(after, before, strict=True)]
