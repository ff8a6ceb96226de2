"""`swap`: one unicorn of each of two players changes hands, with all that lies on it."""

from cards.language.kill_the_unicorns.verbs.swap import Swap
from games.rules.kill_the_unicorns.asking import choose_unicorn
from games.rules.kill_the_unicorns.doing import Chase, KuDoing
from games.rules.kill_the_unicorns.events import UnicornsSwapped
from games.rules.kill_the_unicorns.table import KuRun, KuTable


class Swapping(KuDoing[Swap], of=Swap):
    """KU-D47"""

    moves_unicorns = True

    def spring(self, run: KuRun, step: Swap, chase: Chase) -> bool:
        table = run.table
        one, other = (chase.roles[role] for role in step.swap.between)
        if one == other or not table.hunters[one].unicorns or not table.hunters[other].unicorns:
            return False
        chooser = chase.roles[_chooser(table, step)]
        given = choose_unicorn(run, chooser, one, "give" if chooser == one else "take")
        taken = choose_unicorn(run, chooser, other, "give" if chooser == other else "take")
        mine, theirs = table.unicorns_of(run.cards, one)[given], table.unicorns_of(run.cards, other)[taken]
        table.hunters[one].unicorns.remove(mine)
        table.hunters[other].unicorns.remove(theirs)
        table.hunters[one].unicorns.append(theirs)
        table.hunters[other].unicorns.append(mine)
        run.emit(UnicornsSwapped([one, other], [given, taken]))
        return True


def _chooser(table: KuTable, step: Swap) -> str:
    chooser = step.swap.chooser
    return chooser if isinstance(chooser, str) else table.options.swap_chooser
