"""Auto-pass: a seat whose account passes Neigh windows is passed as soon as one opens.

It knows the account's wish and what the whole table can see of the window: the hand is not an argument.
"""

from typing import Any

import msgspec
from django.db.models import F, QuerySet

from accounts.preferences import Preferences, passes_neigh
from games.models import Seat
from games.rules.kernel.prompts import Prompt


def with_preferences(seats: QuerySet[Seat]) -> QuerySet[Any]:
    """Read with the seats, so that a wish costs no statement of its own."""
    return seats.annotate(preferences=F("account__preferences"))


def passes_unasked(seat: Seat, window: Prompt) -> bool:
    """Whether this seat's account has said in advance that it passes this window."""
    wish = getattr(seat, "preferences", None)
    if not wish:
        return False
    about_me = seat.number in window.facts.get("about", ())
    return passes_neigh(msgspec.convert(wish, Preferences), about_me=about_me)
