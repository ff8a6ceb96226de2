"""Steal: cards go from other players' Stables to the own (UU-3.5)."""

from collections.abc import Iterator, Sequence
from typing import Any

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.verbs.steal import Steal
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.doing import Doing, Picking, Picks, Place
from games.rules.unstable_unicorns.leaving import leave_stables, owners_of
from games.rules.unstable_unicorns.resolving import Resolver


class Stealing(Picking[Steal], of=Steal):
    from_stables = True

    def candidates(self, resolver: Resolver, step: Steal, actor: int) -> list[Copy]:
        lying = resolver.in_stables(resolver.names.meant(step.steal.whose), step.steal)
        may_enter = resolver.play.force.may_enter
        return [
            copy
            for copy, seat in lying
            if seat != actor and resolver.may("be_stolen", copy, seat) and may_enter(copy, actor)
        ]

    def aim(self, step: Steal) -> Doing[Any] | None:
        return self

    def targets(
        self, resolver: Resolver, step: Steal, rest: Sequence[Step], is_branch: bool = False
    ) -> Iterator[tuple[int, ...]]:
        yield from owners_of(resolver, self.free(resolver, step, resolver.names.you), step.steal.count)

    def needs(self, resolver: Resolver, step: Steal) -> set[Place]:
        return {("stable", seat) for seat in resolver.names.meant(step.steal.whose)}

    def changes(self, resolver: Resolver, step: Steal) -> set[Place]:
        return {("stable", resolver.names.you), *self.needs(resolver, step)}

    def move(self, resolver: Resolver, step: Steal, picks: Picks) -> int:
        return leave_stables(resolver, resolver.in_turn_order(picks), "steal", to=resolver.names.you)
