"""Move: cards go from one Stable to another (UU-3.10)."""

from cards.language.unstable_unicorns.verbs.move import Move
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.doing import Picking, Picks, Place
from games.rules.unstable_unicorns.leaving import leave_stables
from games.rules.unstable_unicorns.resolving import Resolver


class Moving(Picking[Move], of=Move):
    from_stables = True

    def candidates(self, resolver: Resolver, step: Move, actor: int) -> list[Copy]:
        to = resolver.names.meant(step.move.to)
        if not to:
            return []
        may_enter = resolver.play.force.may_enter
        return [
            copy
            for copy, seat in resolver.in_stables(resolver.names.meant(step.move.whose), step.move)
            if seat != to[0] and resolver.may("be_moved", copy, seat) and may_enter(copy, to[0])
        ]

    def needs(self, resolver: Resolver, step: Move) -> set[Place]:
        return {("stable", seat) for seat in resolver.names.meant(step.move.whose)}

    def changes(self, resolver: Resolver, step: Move) -> set[Place]:
        return {("stable", seat) for seat in resolver.names.meant(step.move.to)} | self.needs(resolver, step)

    def move(self, resolver: Resolver, step: Move, picks: Picks) -> int:
        to = next(iter(resolver.names.meant(step.move.to)), resolver.names.you)
        return leave_stables(resolver, resolver.in_turn_order(picks), "move", to=to)
