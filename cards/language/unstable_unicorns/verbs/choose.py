"""`choose`: one of several lists of steps."""

from typing import Annotated

from msgspec import Meta

from cards.language.unstable_unicorns.parts import Step, Steps


class Choose(Step, frozen=True):
    """Do one of several lists of steps."""

    choose: Annotated[tuple[Steps, ...], Meta(min_length=2)]
