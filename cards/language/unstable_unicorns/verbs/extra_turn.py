"""`extra_turn`: a turn after this one."""

from typing import Literal

from cards.language.unstable_unicorns.parts import Step


class ExtraTurn(Step, frozen=True):
    """A whole turn more, after this one."""

    extra_turn: Literal[True] = True
