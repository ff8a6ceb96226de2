"""For each: steps are done once for each of several players, called `them`."""

from collections.abc import Sequence

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.verbs.for_each import ForEach
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.doing import Doing, LookAhead, Picking, Planned, doing_of
from games.rules.unstable_unicorns.resolving import Resolver


class DoingForEach(Doing[ForEach], of=ForEach):
    def is_possible(self, ahead: LookAhead, step: ForEach, first: bool) -> bool:
        """Whether it can be done for one of them."""
        before, found = ahead.names.them, False
        for seat in ahead.names.meant(step.for_each):
            ahead.names.them = seat
            found = found or ahead.can_do(step.do)
        ahead.names.them = before
        return found

    def plan(self, resolver: Resolver, planned: Planned[ForEach], rest: Sequence[Step]) -> None:
        for seat in resolver.names.meant(planned.step.for_each):
            resolver.names.them = seat
            planned.each.append((seat, resolver.plan(planned.step.do)))
        resolver.names.them = resolver.effect.them

    def carry_out(self, resolver: Resolver, planned: Planned[ForEach]) -> bool:
        """Each player's part; where it is one choice of cards that can go together, all of them go at once."""
        steps, names = planned.step.do, resolver.names
        doing = doing_of(steps[0])
        if len(steps) == 1 and isinstance(doing, Picking) and doing.moves_together:
            together = self.gathered(resolver, doing, planned)
            return doing.carry_out_with(resolver, steps[0], {names.you: together})
        done = True
        for seat, plans in planned.each:
            names.them = seat
            done = resolver.do_all(plans) and done
        names.them = resolver.effect.them
        return done

    def gathered(self, resolver: Resolver, doing: Picking[Step], planned: Planned[ForEach]) -> list[Copy]:
        """What was chosen for each of them."""
        copies = []
        for seat, (only,) in planned.each:
            resolver.names.them = seat
            copies += doing.settled(resolver, only)[resolver.names.you]
        resolver.names.them = resolver.effect.them
        return copies
