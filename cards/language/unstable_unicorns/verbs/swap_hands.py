"""`swap_hands`: two players trade whole hands."""

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.words import Players


class SwapHands(Step, frozen=True):
    """Trade whole hands with a player."""

    swap_hands: Players
