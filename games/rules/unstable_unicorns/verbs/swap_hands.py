"""Swap hands: two players trade their whole hands."""

from cards.language.unstable_unicorns.verbs.swap_hands import SwapHands
from games.rules.unstable_unicorns.doing import Doing, Place, Planned
from games.rules.unstable_unicorns.moving import Going, move
from games.rules.unstable_unicorns.resolving import Resolver


class SwappingHands(Doing[SwapHands], of=SwapHands):
    brings_news = True

    def changes(self, resolver: Resolver, step: SwapHands) -> set[Place]:
        return resolver.every_hand()

    def carry_out(self, resolver: Resolver, planned: Planned[SwapHands]) -> bool:
        for rival in resolver.names.meant(planned.step.swap_hands):
            self.swap(resolver, rival)
        return True

    def swap(self, resolver: Resolver, rival: int) -> None:
        """Card by card, so that every move is seen as one."""
        you, hands = resolver.names.you, resolver.play.table.hands
        there = [Going(copy, "hand", you, "hand", rival) for copy in hands[you]]
        back = [Going(copy, "hand", rival, "hand", you) for copy in hands[rival]]
        move(resolver.play, [*there, *back], "swap", resolver.effect)
