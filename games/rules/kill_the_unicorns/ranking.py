"""Ties cancel: the one idea behind hunts, the traps that change the captor, and the final result.
Every seat that shares its number with another is out; the rest stand in order."""

from collections import Counter
from collections.abc import Mapping


def unique_totals(totals: Mapping[int, int]) -> list[int]:
    """The seats whose total is shared with nobody, the highest total first."""
    holders = Counter(totals.values())
    alone = [seat for seat, total in totals.items() if holders[total] == 1]
    return sorted(alone, key=lambda seat: -totals[seat])
