"""`end_turn`: no draw phase, no action phase."""

from typing import Literal

from cards.language.unstable_unicorns.parts import Step


class EndTurn(Step, frozen=True):
    """Go to the end of this turn: no draw phase, no action phase."""

    end_turn: Literal[True] = True
