"""Put back: what is left of the cards looked at goes on top of the draw pile, in an order of choice."""

from cards.language.unstable_unicorns.verbs.put_back import PutBack
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns import asking
from games.rules.unstable_unicorns.doing import Doing, Planned
from games.rules.unstable_unicorns.events import CardsPutBack
from games.rules.unstable_unicorns.resolving import Resolver


class PuttingBack(Doing[PutBack], of=PutBack):
    def stands_alone(self, step: PutBack) -> bool:
        return False

    def carry_out(self, resolver: Resolver, planned: Planned[PutBack]) -> bool:
        play, table = resolver.play, resolver.play.table
        cards = resolver.names.lying(planned.step.put_back, table)
        order = self.ordered(resolver, [copy for copy in cards if copy in table.deck])
        table.deck = [copy for copy in table.deck if copy not in order] + order[::-1]
        play.emit(CardsPutBack(resolver.names.you, len(order)))
        return True

    def ordered(self, resolver: Resolver, left: list[Copy]) -> list[Copy]:
        """The topmost is chosen first, the last one is left over."""
        you, order = resolver.names.you, []
        question = asking.Question(resolver.say("put-back"), "put_back", resolver.effect)
        while len(left) > 1:
            pick = asking.Pick(you, left, 1, hidden=False)
            (top,) = asking.choose_cards(resolver.play, [pick], question)[you]
            order.append(top)
            left.remove(top)
        return order + left
