"""Destroy: cards go from other players' Stables to the discard pile (UU-3.4)."""

from collections.abc import Iterator

from cards.language.unstable_unicorns.verbs.destroy import Destroy
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.doing import Picks, Place, fallen
from games.rules.unstable_unicorns.leaving import Aiming, leave_stables
from games.rules.unstable_unicorns.resolving import Resolver


class Destroying(Aiming[Destroy], of=Destroy):
    moves_together = True

    def candidates(self, resolver: Resolver, step: Destroy, actor: int) -> Iterator[Copy]:
        if resolver.play.force.bars("destroy", actor):
            return iter(())
        lying = resolver.in_stables(resolver.names.meant(step.destroy.whose), step.destroy)
        return (copy for copy, seat in lying if seat != actor and resolver.may("be_destroyed", copy, seat))

    def changes(self, resolver: Resolver, step: Destroy) -> set[Place]:
        return fallen(resolver.names.meant(step.destroy.whose))

    def move(self, resolver: Resolver, step: Destroy, picks: Picks) -> int:
        return leave_stables(resolver, resolver.in_turn_order(picks), "destroy")
