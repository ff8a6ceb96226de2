"""`may`: steps that are done or not."""

from cards.language.unstable_unicorns.parts import AnyStep, Step, Steps


class May(Step, frozen=True):
    """Do these or not; `if_you_do` follows only if they were done in full."""

    may: Steps
    if_you_do: tuple[AnyStep, ...] = ()
