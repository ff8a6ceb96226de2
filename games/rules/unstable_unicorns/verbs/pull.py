"""Pull: cards are taken at random, unseen, from a hand (UU-3.8)."""

from cards.language.unstable_unicorns.verbs.pull import Pull
from games.rules.unstable_unicorns.doing import Doing, LookAhead, Place, Planned
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.resolving import Resolver


class Pulling(Doing[Pull], of=Pull):
    brings_news = True

    def is_possible(self, ahead: LookAhead, step: Pull, first: bool) -> bool:
        return any(ahead.table.hands[seat] for seat in ahead.names.meant(step.pull.whose))

    def changes(self, resolver: Resolver, step: Pull) -> set[Place]:
        return resolver.every_hand()

    def carry_out(self, resolver: Resolver, planned: Planned[Pull]) -> bool:
        body = planned.step.pull
        rivals = resolver.names.meant(body.whose) * body.count
        return sum(self.pull(resolver, rival) for rival in rivals) == len(rivals)

    def pull(self, resolver: Resolver, rival: int) -> int:
        play = resolver.play
        hand = play.table.hands[rival]
        if not hand:
            return 0
        going = Going(play.table.rng.pick(hand), "hand", rival, "hand", resolver.names.you)
        return move(play, [going], "pull", resolver.effect)
