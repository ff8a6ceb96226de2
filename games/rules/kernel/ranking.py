"""The order in which a game leaves its seats, as far as its rules tell them apart."""

from collections.abc import Callable, Sequence
from typing import Any

from games.rules.kernel.table import Outcome

Groups = list[list[int]]
"""Seats, the best first; those in one group share a place."""


def ranked(outcome: Outcome, seats: Sequence[int], worth: Callable[[int], Any]) -> Groups:
    """The winners, then the other seats by what they are worth. Where nobody wins, all of them share a place."""
    winners = [seat for seat in seats if seat in outcome.winners]
    if not winners:
        return [list(seats)]
    others = [seat for seat in seats if seat not in winners]
    worths = sorted({worth(seat) for seat in others}, reverse=True)
    return [winners, *([seat for seat in others if worth(seat) == value] for value in worths)]
