"""What can be paid with the hunt cards in hand, without throwing in a card for nothing.
A payment is a set of cards from which none could be kept with the rest still enough."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations

Payment = tuple[int, ...]


def minimal_payments(values: Mapping[int, int], cost: int) -> tuple[Payment, ...]:
    """Every smallest-possible set of cards worth at least the cost; a free article costs no card."""
    return _minimal(tuple(sorted(values.items())), cost)


@lru_cache(maxsize=4096)
def _minimal(cards: tuple[tuple[int, int], ...], cost: int) -> tuple[Payment, ...]:
    if cost <= 0:
        return ((),)
    payments = []
    for count in range(1, len(cards) + 1):
        for chosen in combinations(cards, count):
            worth = sum(value for _, value in chosen)
            if worth >= cost > worth - min(value for _, value in chosen):
                payments.append(tuple(card for card, _ in chosen))
    return tuple(payments)
