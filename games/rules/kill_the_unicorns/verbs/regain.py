"""`regain`: hunt cards that lie open in this hunt go back to the hand."""

from collections.abc import Iterator

from cards.language.kill_the_unicorns.verbs.regain import Regain
from games.rules.kernel.prompts import Action, some_of
from games.rules.kill_the_unicorns import shown
from games.rules.kill_the_unicorns.asking import choose_hunt_cards
from games.rules.kill_the_unicorns.doing import Chase, Choices, KuDoing
from games.rules.kill_the_unicorns.events import HuntCardsRegained
from games.rules.kill_the_unicorns.table import KuRun


class Regaining(KuDoing[Regain], of=Regain):
    """A stratagem gives back all it can; an ability as many as its user likes."""

    def spring(self, run: KuRun, step: Regain, chase: Chase) -> bool:
        seat = chase.roles[step.regain.who]
        played = run.table.hunters[seat].played
        if not played:
            return False
        _regain(run, seat, choose_hunt_cards(run, seat, played, step.regain.count, "regain"))
        return True

    def ways(self, run: KuRun, step: Regain, seat: int) -> Iterator[Choices]:
        played = run.table.hunt_ids(run.cards, sorted(run.table.hunters[seat].played))
        if played:
            yield {"cards": some_of("hunt", played, 1, min(step.regain.count, len(played)))}

    def use(self, run: KuRun, step: Regain, seat: int, action: Action) -> None:
        _regain(run, seat, action.some("cards"))


def _regain(run: KuRun, seat: int, chosen: list[str]) -> None:
    table = run.table
    hunter = table.hunters[seat]
    back = table.hunt_cards_called(run.cards, hunter.played, chosen)
    hunter.played = [copy for copy in hunter.played if copy not in back]
    hunter.hand = sorted([*hunter.hand, *back])
    run.emit(HuntCardsRegained(seat, shown.hunt_cards(run.cards, table, back)))
