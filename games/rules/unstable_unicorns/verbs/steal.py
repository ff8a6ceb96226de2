"""Steal: cards go from other players' Stables to the own (UU-3.5)."""

from collections.abc import Iterator

from cards.language.unstable_unicorns.verbs.steal import Steal
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.doing import Picks, Place
from games.rules.unstable_unicorns.leaving import Aiming, leave_stables
from games.rules.unstable_unicorns.resolving import Resolver


class Stealing(Aiming[Steal], of=Steal):
    def candidates(self, resolver: Resolver, step: Steal, actor: int) -> Iterator[Copy]:
        if resolver.play.force.bars("steal", actor):
            return iter(())
        lying = resolver.in_stables(resolver.names.meant(step.steal.whose), step.steal)
        may_enter = resolver.play.force.may_enter
        return (
            copy
            for copy, seat in lying
            if seat != actor and resolver.may("be_stolen", copy, seat) and may_enter(copy, actor)
        )

    def changes(self, resolver: Resolver, step: Steal) -> set[Place]:
        return {("stable", resolver.names.you), *self.needs(resolver, step)}

    def move(self, resolver: Resolver, step: Steal, picks: Picks) -> int:
        return leave_stables(resolver, resolver.in_turn_order(picks), "steal", to=resolver.names.you)
