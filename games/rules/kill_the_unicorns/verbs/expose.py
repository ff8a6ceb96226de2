"""`expose`: another player must play the hunt cards of this hunt face up."""

from collections.abc import Iterator

from cards.language.kill_the_unicorns.verbs.expose import Expose
from games.rules.kernel.prompts import Action, one_of
from games.rules.kill_the_unicorns.doing import Choices, KuDoing
from games.rules.kill_the_unicorns.events import SeatExposed
from games.rules.kill_the_unicorns.table import KuRun


class Exposing(KuDoing[Expose], of=Expose):
    """Only others who have neither played nor passed can be exposed, nor given up (KU-A9.4, KU-A8.12)."""

    def ways(self, run: KuRun, step: Expose, seat: int) -> Iterator[Choices]:
        table = run.table
        others = [o for o in table.clockwise(table.after(seat)) if o != seat and o not in table.conceded]
        open_to = [o for o in others if not table.hunters[o].has_decided and not table.hunters[o].exposed]
        if open_to:
            yield {"seat": one_of("seat", map(str, open_to))}

    def use(self, run: KuRun, step: Expose, seat: int, action: Action) -> None:
        target = int(action.one("seat"))
        run.table.hunters[target].exposed = True
        run.emit(SeatExposed(seat, target))
