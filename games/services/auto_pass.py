"""Auto-pass: a seat whose account passes such windows is passed as soon as one opens.

It knows the account's wish and what the whole table can see of the window: the hand is not an argument.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from django.db.models import F, QuerySet

from accounts.preferences import Preferences, passes
from games.models import Seat
from games.rules.kernel.moments import windows_in
from games.rules.kernel.prompts import Prompt
from games.rules.kernel.ruleset import rulesets


def window_names() -> Iterator[str]:
    """The windows of all games. Those of one name are one to an account."""
    for ruleset in rulesets():
        yield from windows_in(ruleset.moments)


def with_preferences(seats: QuerySet[Seat]) -> QuerySet[Any]:
    """Read with the seats, so that a wish costs no statement of its own."""
    return seats.annotate(preferences=F("account__preferences"))


def passes_unasked(seat: Seat, window: Prompt) -> bool:
    """Whether this seat's account has said in advance that it passes this window."""
    wish = getattr(seat, "preferences", None)
    if not wish:
        return False
    about_me = seat.number in window.facts.get("about", ())
    return passes(msgspec.convert(wish, Preferences), window.clock, about_me=about_me)
