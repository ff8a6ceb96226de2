"""If: steps are done only if something is so, others if it is not."""

from collections.abc import Sequence

from cards.language.unstable_unicorns.parts import Condition, Step
from cards.language.unstable_unicorns.verbs.if_ import CardsAre, If
from games.rules.unstable_unicorns.doing import Doing, LookAhead, Planned
from games.rules.unstable_unicorns.resolving import Resolver


class DoingIf(Doing[If], of=If):
    def is_possible(self, ahead: LookAhead, step: If, first: bool) -> bool:
        if isinstance(step.if_, CardsAre):
            return True
        return ahead.can_do(self.branch(ahead.resolver, step), first)

    def plan(self, resolver: Resolver, planned: Planned[If], rest: Sequence[Step]) -> None:
        """What hangs on cards that come to light on the way is decided when it is reached."""
        if isinstance(planned.step.if_, CardsAre) and resolver.planning:
            resolver.unseen = True
        else:
            planned.used = True
            planned.inner = resolver.plan(self.branch(resolver, planned.step))

    def branch(self, resolver: Resolver, step: If) -> Sequence[Step]:
        return step.do if self.is_so(resolver, step) else step.else_

    def is_so(self, resolver: Resolver, step: If) -> bool:
        play, names, condition = resolver.play, resolver.names, step.if_
        if isinstance(condition, Condition):
            return play.force.is_so(condition, names.you)
        cards = names.lying(condition.what, play.table)
        return any(not play.face(copy).kinds.isdisjoint(condition.is_) for copy in cards)

    def carry_out(self, resolver: Resolver, planned: Planned[If]) -> bool:
        if not planned.used:
            self.plan(resolver, planned, ())
        return resolver.do_all(planned.inner)
