"""`search`: from anywhere in the draw pile, shown to all."""

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.words import Count


class Searching(Filter, frozen=True, kw_only=True):
    """Cards of the draw pile that are shown to all and go to your hand."""

    count: Count = 1


class Search(Step, frozen=True):
    """Find cards in the draw pile, show them, take them, shuffle."""

    search: Searching = Searching()
