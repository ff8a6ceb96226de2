"""Which claims about a draft hold, all of them together: the new and changed cards first, then what else is different.

Among a hundred true nothings five look striking at the usual bound. So each of the two lists is held to 2.5 %, all its
claims together, by Holm's procedure: no more than one report in twenty names anything that is only luck.
"""

from collections.abc import Iterable, Sequence
from itertools import takewhile

from msgspec import Struct

from cards.balance.claims import (
    Claim,
    claims_about_cards,
    claims_about_change,
    claims_about_failures,
    claims_about_first_seat,
)
from cards.balance.tally import BalanceTally

SURELY = 0.025
"""How likely a list names anything that is only luck."""


class Findings(Struct, frozen=True):
    """What is beyond noise; and how many claims were looked at for it."""

    about_new: list[Claim]
    """About the cards that are new or changed, the surest first."""
    about_change: list[Claim]
    """What is different from the published version."""
    looked_at: int

    @property
    def all(self) -> list[Claim]:
        return [*self.about_new, *self.about_change]


def findings(new: BalanceTally, old: BalanceTally | None, own: Sequence[str], changed: Sequence[str]) -> Findings:
    """`own` are the cards of the set, `changed` those of them that are new or changed; without `old` all of them."""
    fresh = changed if old is not None else own
    about_new = [*claims_about_failures(new), *claims_about_cards(new, fresh)]
    about_change = list(claims_about_first_seat(new)) if old is None else list(claims_about_change(new, old, own))
    return Findings(_held(about_new), _held(about_change), len(about_new) + len(about_change))


def _held(claims: Iterable[Claim]) -> list[Claim]:
    """Holm: the surest claim must be as sure as all of them demand, the next as the rest demands, and so on.

    Those that are too small to be named count among all of them.
    """
    surest_first = sorted(claims, key=lambda claim: claim.p)
    sure = (claim.p <= SURELY / (len(surest_first) - number) for number, claim in enumerate(surest_first))
    held = takewhile(lambda pair: pair[1], zip(surest_first, sure, strict=True))
    return [claim for claim, _ in held if not claim.is_small]
