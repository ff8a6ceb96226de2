"""Return: cards go from a Stable back to the hand of its owner (UU-3.9)."""

from collections.abc import Iterable

from cards.language.unstable_unicorns.verbs.return_ import Return
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.doing import AnyDoing, Picks, Place
from games.rules.unstable_unicorns.leaving import Aiming, leave_stables
from games.rules.unstable_unicorns.resolving import Resolver


class Returning(Aiming[Return], of=Return):
    moves_together = True

    def candidates(self, resolver: Resolver, step: Return, actor: int) -> Iterable[Copy]:
        if step.return_.what is not None:
            return resolver.this_in_stable()
        lying = resolver.in_stables(resolver.names.meant(step.return_.whose), step.return_)
        return (copy for copy, seat in lying if resolver.may("be_returned", copy, seat))

    def aim(self, step: Return) -> AnyDoing | None:
        return self if step.return_.what is None else None

    def changes(self, resolver: Resolver, step: Return) -> set[Place]:
        return {("nursery", -1), *(("hand", seat) for seat in resolver.names.meant(step.return_.whose))}

    def move(self, resolver: Resolver, step: Return, picks: Picks) -> int:
        return leave_stables(resolver, resolver.in_turn_order(picks), "return")
