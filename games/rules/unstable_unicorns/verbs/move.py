"""Move: cards go from one Stable to another (UU-3.10)."""

from collections.abc import Iterator

from cards.language.unstable_unicorns.verbs.move import Move
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.doing import Picking, Picks, Place
from games.rules.unstable_unicorns.leaving import leave_stables
from games.rules.unstable_unicorns.resolving import Resolver


class Moving(Picking[Move], of=Move):
    from_stables = True
    names_owner = True

    def candidates(self, resolver: Resolver, step: Move, actor: int) -> Iterator[Copy]:
        may_enter = resolver.play.force.may_enter
        lying = resolver.in_stables(resolver.names.meant(step.move.whose), step.move)
        if step.move.what is not None:
            lying = iter([(copy, resolver.effect.seat) for copy in resolver.this_in_stable()])
        return (
            copy
            for to in resolver.names.meant(step.move.to)[:1]
            for copy, seat in lying
            if seat != to and resolver.may("be_moved", copy, seat) and may_enter(copy, to)
        )

    def needs(self, resolver: Resolver, step: Move) -> set[Place]:
        return {("stable", seat) for seat in resolver.names.meant(step.move.whose)}

    def changes(self, resolver: Resolver, step: Move) -> set[Place]:
        return {("stable", seat) for seat in resolver.names.meant(step.move.to)} | self.needs(resolver, step)

    def move(self, resolver: Resolver, step: Move, picks: Picks) -> int:
        to = next(iter(resolver.names.meant(step.move.to)), resolver.names.you)
        return leave_stables(resolver, resolver.in_turn_order(picks), "move", to=to)
