"""Sacrifice: cards go from the own Stable to the discard pile (UU-3.3)."""

from collections.abc import Iterator, Sequence

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.verbs.sacrifice import Sacrifice
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.doing import LookAhead, Picking, Picks, Place, fallen
from games.rules.unstable_unicorns.leaving import leave_stables
from games.rules.unstable_unicorns.resolving import Resolver


class Sacrificing(Picking[Sacrifice], of=Sacrifice):
    from_stables = True

    def candidates(self, resolver: Resolver, step: Sacrifice, actor: int) -> Iterator[Copy]:
        if step.sacrifice.what is not None:
            return (copy for copy in resolver.this_in_stable() if resolver.may("be_sacrificed", copy, actor))
        own = resolver.in_stables([actor], step.sacrifice, declared=False)
        return (copy for copy, seat in own if resolver.may("be_sacrificed", copy, seat))

    def actors(self, resolver: Resolver, step: Sacrifice) -> list[int]:
        return resolver.names.meant(step.sacrifice.who)

    def is_possible(self, ahead: LookAhead, step: Sacrifice, first: bool) -> bool:
        if step.sacrifice.who != "you":
            return self.others_can(ahead, step, step.sacrifice.who, first)
        return super().is_possible(ahead, step, first)

    def targets(
        self, resolver: Resolver, step: Sacrifice, rest: Sequence[Step], is_branch: bool = False
    ) -> Iterator[tuple[int, ...]]:
        if is_branch and self.are_free(resolver, step, resolver.names.you):
            yield (resolver.names.you,)

    def needs(self, resolver: Resolver, step: Sacrifice) -> set[Place]:
        return {("stable", seat) for seat in self.actors(resolver, step)}

    def changes(self, resolver: Resolver, step: Sacrifice) -> set[Place]:
        return fallen(self.actors(resolver, step))

    def move(self, resolver: Resolver, step: Sacrifice, picks: Picks) -> int:
        return leave_stables(resolver, resolver.in_turn_order(picks), "sacrifice")
