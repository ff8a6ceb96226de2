"""`change_total`: a seat changes its own total, never below zero."""

from collections.abc import Iterator

from cards.language.kill_the_unicorns.verbs.change_total import ChangeTotal
from games.rules.kernel.prompts import Action, one_of
from games.rules.kill_the_unicorns.doing import Choices, KuDoing
from games.rules.kill_the_unicorns.events import TotalChanged
from games.rules.kill_the_unicorns.table import KuRun


class ChangingTheTotal(KuDoing[ChangeTotal], of=ChangeTotal):
    """Before ties cancel, so that it can make or break one (KU-D51)."""

    def ways(self, run: KuRun, step: ChangeTotal, seat: int) -> Iterator[Choices]:
        total = run.table.hunters[seat].total or 0
        changes = [f"{change:+d}" for change in step.change_total if total + change >= 0]
        if changes:
            yield {"change": one_of("change", changes)}

    def use(self, run: KuRun, step: ChangeTotal, seat: int, action: Action) -> None:
        hunter = run.table.hunters[seat]
        hunter.total = (hunter.total or 0) + int(action.one("change"))
        run.emit(TotalChanged(seat, hunter.total))
