"""`extra_play`: one more card may be played."""

from typing import Literal

from cards.language.unstable_unicorns.parts import Step


class ExtraPlay(Step, frozen=True):
    """One more card may be played in this turn's action phase."""

    extra_play: Literal[True] = True
