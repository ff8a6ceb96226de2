"""`flee`: nobody takes the hunted unicorn."""

from cards.language.kill_the_unicorns.verbs.flee import Flee
from games.rules.kill_the_unicorns.doing import Chase, KuDoing, give_hunted
from games.rules.kill_the_unicorns.table import KuRun


class Fleeing(KuDoing[Flee], of=Flee):
    """The flight itself follows when the stratagem is done (KU-A6.9)."""

    def spring(self, run: KuRun, step: Flee, chase: Chase) -> bool:
        give_hunted(run, None)
        return True
