"""`python -m tools.rating_models`: how well openskill's models find the true order of simulated players.

Tables of two to five; in half of the games only the winner is told from the others, who share a place. Prints, after
10, 23, 47 and 93 games each, the correlation of estimates with true skills and the mean sigma (docs/decisions).
"""

import sys
from collections.abc import Iterable
from math import sqrt
from random import Random
from typing import Any

from openskill.models import BradleyTerryFull, PlackettLuce, ThurstoneMostellerFull

PLAYERS, SKILL, NOISE = 60, 6.0, 25 / 3
GAMES = (170, 400, 800, 1600)
SEEDS = range(4)


def main() -> int:
    for kind in (PlackettLuce, BradleyTerryFull, ThurstoneMostellerFull):
        runs = [simulated(kind(), Random(seed)) for seed in SEEDS]
        cells = [f"{_mean(run[at][0] for run in runs):.2f}, {_mean(run[at][1] for run in runs):.1f}" for at in GAMES]
        print(f"| {kind.__name__} | {' | '.join(cells)} |")  # noqa: T201
    return 0


def simulated(model: Any, chance: Random) -> dict[int, tuple[float, float]]:
    """The correlation and the mean sigma after some numbers of games."""
    skills = [chance.gauss(25, SKILL) for _ in range(PLAYERS)]
    ratings = [model.rating() for _ in skills]
    found = {}
    for game in range(1, GAMES[-1] + 1):
        seats = chance.sample(range(PLAYERS), chance.choice([2, 3, 4, 5]))
        seats.sort(key=lambda seat: -(skills[seat] + chance.gauss(0, NOISE)))
        ranks = [1, *[2] * (len(seats) - 1)] if chance.random() < 0.5 else list(range(1, len(seats) + 1))
        after = model.rate([[ratings[seat]] for seat in seats], ranks=ranks)
        for seat, team in zip(seats, after, strict=True):
            ratings[seat] = team[0]
        if game in GAMES:
            estimates = [rating.mu for rating in ratings]
            found[game] = _correlation(skills, estimates), _mean(rating.sigma for rating in ratings)
    return found


def _mean(values: Iterable[float]) -> float:
    known = list(values)
    return sum(known) / len(known)


def _correlation(one: list[float], other: list[float]) -> float:
    a, b = _mean(one), _mean(other)
    together = sum((x - a) * (y - b) for x, y in zip(one, other, strict=True))
    return together / sqrt(sum((x - a) ** 2 for x in one) * sum((y - b) ** 2 for y in other))


if __name__ == "__main__":
    sys.exit(main())
