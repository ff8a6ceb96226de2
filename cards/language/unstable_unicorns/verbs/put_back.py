"""`put_back`: what is left of the cards looked at."""

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.words import Binding


class PutBack(Step, frozen=True):
    """Put what is left of the cards looked at back where it was, in an order you choose."""

    put_back: Binding
