"""How sure a share is: the interval in which the true one lies in 95 % of all cases."""

from math import erfc, sqrt

Z = 1.96
"""How many standard deviations 95 % of all cases lie within."""


def wilson(wins: float, games: float, z: float = Z) -> tuple[float, float]:
    """Wilson's score interval. Nothing counted: anything may be true."""
    if not games:
        return 0.0, 1.0
    share, weight = min(1.0, wins / games), z * z / games
    middle = (share + weight / 2) / (1 + weight)
    half = z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def two_sided(z: float) -> float:
    """How likely luck alone goes so far to either side."""
    return erfc(abs(z) / sqrt(2))


def one_sided(z: float) -> float:
    """How likely luck alone goes so far to this side."""
    return erfc(z / sqrt(2)) / 2
