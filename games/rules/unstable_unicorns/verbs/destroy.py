"""Destroy: cards go from other players' Stables to the discard pile (UU-3.4)."""

from collections.abc import Iterator, Sequence
from typing import Any

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.verbs.destroy import Destroy
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.doing import Doing, Picking, Picks, Place, fallen
from games.rules.unstable_unicorns.leaving import leave_stables, owners_of
from games.rules.unstable_unicorns.resolving import Resolver


class Destroying(Picking[Destroy], of=Destroy):
    from_stables = True
    moves_together = True

    def candidates(self, resolver: Resolver, step: Destroy, actor: int) -> list[Copy]:
        lying = resolver.in_stables(resolver.names.meant(step.destroy.whose), step.destroy)
        return [copy for copy, seat in lying if seat != actor and resolver.may("be_destroyed", copy, seat)]

    def aim(self, step: Destroy) -> Doing[Any] | None:
        return self

    def targets(
        self, resolver: Resolver, step: Destroy, rest: Sequence[Step], is_branch: bool = False
    ) -> Iterator[tuple[int, ...]]:
        yield from owners_of(resolver, self.free(resolver, step, resolver.names.you), step.destroy.count)

    def needs(self, resolver: Resolver, step: Destroy) -> set[Place]:
        return {("stable", seat) for seat in resolver.names.meant(step.destroy.whose)}

    def changes(self, resolver: Resolver, step: Destroy) -> set[Place]:
        return fallen(resolver.names.meant(step.destroy.whose))

    def move(self, resolver: Resolver, step: Destroy, picks: Picks) -> int:
        return leave_stables(resolver, resolver.in_turn_order(picks), "destroy")
