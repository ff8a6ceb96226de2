"""`pull`: at random from a hand into yours."""

from msgspec import Struct

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.words import Count, Players


class Pulling(Struct, frozen=True, kw_only=True):
    """Cards taken at random, unseen, from a hand."""

    whose: Players
    count: Count = 1


class Pull(Step, frozen=True):
    """Take cards at random from a hand into yours."""

    pull: Pulling
