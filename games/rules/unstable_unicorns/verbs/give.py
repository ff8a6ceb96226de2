"""Give: cards go from one hand into another, chosen by the player who gives."""

from cards.language.unstable_unicorns.verbs.give import Give
from games.rules.unstable_unicorns.doing import Picks, Place
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.resolving import Resolver
from games.rules.unstable_unicorns.verbs.discard import FromHand


class Giving(FromHand[Give], of=Give):
    def changes(self, resolver: Resolver, step: Give) -> set[Place]:
        return resolver.every_hand()

    def move(self, resolver: Resolver, step: Give, picks: Picks) -> int:
        play, to = resolver.play, resolver.names.meant(step.give.to)
        givers = [seat for seat in play.table.clockwise() if seat in picks and seat not in to]
        going = [Going(copy, "hand", seat, "hand", to[0]) for seat in givers for copy in picks[seat] if to]
        return move(play, going, "give", resolver.effect)
