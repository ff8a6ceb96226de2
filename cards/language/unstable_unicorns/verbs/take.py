"""`take`: from the discard pile, or from cards looked at, into your hand."""

from typing import ClassVar

from cards.language.unstable_unicorns.parts import Filter, Step
from cards.language.unstable_unicorns.words import Binding, Count


class Taking(Filter, frozen=True, kw_only=True):
    """Cards of the discard pile, or of those looked at before, that go to your hand."""

    short: ClassVar[str] = "what"
    what: Binding | None = None
    count: Count = 1


class Take(Step, frozen=True):
    """Take cards into your hand from where they can be seen."""

    take: Taking = Taking()
