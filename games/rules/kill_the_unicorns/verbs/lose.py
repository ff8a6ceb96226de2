"""`lose`: somebody discards hunt cards from the hand, as many as there are."""

from cards.language.kill_the_unicorns.verbs.lose import Lose
from games.rules.kill_the_unicorns.asking import choose_hunt_cards
from games.rules.kill_the_unicorns.doing import Chase, KuDoing
from games.rules.kill_the_unicorns.events import HuntCardsLost
from games.rules.kill_the_unicorns.piles import Discards
from games.rules.kill_the_unicorns.table import KuRun


class Losing(KuDoing[Lose], of=Lose):
    """The loser chooses."""

    def spring(self, run: KuRun, step: Lose, chase: Chase) -> bool:
        table, seat = run.table, chase.roles[step.lose.who]
        hunter = table.hunters[seat]
        if not hunter.hand:
            return False
        chosen = choose_hunt_cards(run, seat, hunter.hand, step.lose.count, "lose")
        lost = table.hunt_cards_called(run.cards, hunter.hand, chosen)
        hunter.hand = [copy for copy in hunter.hand if copy not in lost]
        discards = Discards(run.cards, table)
        discards.spend(seat, lost)
        run.emit(HuntCardsLost(seat, discards.counts(), discards.shown()))
        return True
