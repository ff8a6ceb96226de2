"""`for_each`: the same steps for each of several players."""

from cards.language.unstable_unicorns.parts import Step, Steps
from cards.language.unstable_unicorns.words import Players


class ForEach(Step, frozen=True):
    """Do the steps once for each of these players, called `them` inside; what is chosen happens together."""

    for_each: Players
    do: Steps
