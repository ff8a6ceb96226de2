"""`do` … `then`: steps, and what follows only if they were done."""

from cards.language.unstable_unicorns.parts import Step, Steps


class Do(Step, frozen=True):
    """Do these; `then` follows only if they were done in full."""

    do: Steps
    then: Steps
