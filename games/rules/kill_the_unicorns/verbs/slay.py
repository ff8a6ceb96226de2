"""`slay`: a unicorn leaves the game with all that lies on it."""

from cards.language.kill_the_unicorns.verbs.slay import Slay
from games.rules.kill_the_unicorns.asking import choose_unicorn
from games.rules.kill_the_unicorns.doing import Chase, KuDoing, Purchase
from games.rules.kill_the_unicorns.events import UnicornSlain
from games.rules.kill_the_unicorns.piles import Discards
from games.rules.kill_the_unicorns.table import KuRun, KuTable


class Slaying(KuDoing[Slay], of=Slay):
    """KU-D48"""

    def spring(self, run: KuRun, step: Slay, chase: Chase) -> bool:
        seat = chase.roles[step.slay.whose]
        if not run.table.hunters[seat].unicorns:
            return False
        _slay(run, seat, choose_unicorn(run, chase.roles[_chooser(run.table, step)], seat, "slay"))
        return True

    def buy(self, run: KuRun, step: Slay, purchase: Purchase) -> None:
        _slay(run, purchase.seat, purchase.unicorn)


def _chooser(table: KuTable, step: Slay) -> str:
    chooser = step.slay.chooser or step.slay.whose
    return chooser if isinstance(chooser, str) else table.options.slay_chooser


def _slay(run: KuRun, seat: int, unicorn: str) -> None:
    """Its tokens go with it; pinned stratagems go to their owners (KU-D13, KU-D23, KU-D24)."""
    table = run.table
    slain = table.unicorns_of(run.cards, seat)[unicorn]
    table.hunters[seat].unicorns.remove(slain)
    table.gone += [slain.copy, *slain.tokens]
    discards = Discards(run.cards, table)
    discards.put_away(slain.pinned)
    run.emit(UnicornSlain(seat, unicorn, discards.counts(), discards.shown()))
