"""`award`: the hunted unicorn goes to another rank of the totals that no tie has cancelled."""

from cards.language.kill_the_unicorns.verbs.award import Award
from games.rules.kill_the_unicorns.doing import Chase, KuDoing, give_hunted
from games.rules.kill_the_unicorns.table import KuRun


class Awarding(KuDoing[Award], of=Award):
    """KU-D49"""

    def spring(self, run: KuRun, step: Award, chase: Chase) -> bool:
        ranked = chase.survivors if step.award.counted == "highest" else chase.survivors[::-1]
        if step.award.rank > len(ranked):
            return _nobody_has_it(run, step)
        captor = ranked[step.award.rank - 1]
        if captor == run.table.captor:
            return False
        give_hunted(run, captor)
        return True


def _nobody_has_it(run: KuRun, step: Award) -> bool:
    otherwise = step.award.otherwise
    if (otherwise if isinstance(otherwise, str) else run.table.options.missing_rank) == "keeps":
        return False
    give_hunted(run, None)
    return True
