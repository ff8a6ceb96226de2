"""`bring`: into your Stable, without playing."""

from msgspec import field

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.words import Count, Source, This


class Bringing(Filter, frozen=True, kw_only=True):
    """Cards that come into your Stable without being played."""

    in_: Source = field(name="in")
    not_: This | None = field(name="not", default=None)
    count: Count = 1


class Bring(Step, frozen=True):
    """Put cards into your Stable without playing them."""

    bring: Bringing
