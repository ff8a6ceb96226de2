"""Let: other players act and choose for themselves; inside, `you` is each of them."""

from collections.abc import Sequence

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.verbs.let import Let
from games.rules.unstable_unicorns.doing import Doing, LookAhead, Place, Planned, can_do, doing_of
from games.rules.unstable_unicorns.resolving import Resolver


class Letting(Doing[Let], of=Let):
    def is_possible(self, ahead: LookAhead, step: Let, first: bool) -> bool:
        """Whether one of them can, by what everybody knows: nobody looks into their hands."""
        names, found = ahead.names, False
        you = names.you
        for seat in names.meant(step.let):
            names.you = seat
            found = found or can_do(ahead.resolver, step.do, private=False)
            names.you = you
        return found

    def plan(self, resolver: Resolver, planned: Planned[Let], rest: Sequence[Step]) -> None:
        names = resolver.names
        you = names.you
        for seat in names.meant(planned.step.let):
            names.you = seat
            planned.each.append((seat, resolver.plan(planned.step.do)))
            names.you = you

    def changes(self, resolver: Resolver, step: Let) -> set[Place]:
        names, found = resolver.names, set[Place]()
        you = names.you
        for seat in names.meant(step.let):
            names.you = seat
            for inner in step.do:
                found |= doing_of(inner).changes(resolver, inner)
            names.you = you
        return found

    def carry_out(self, resolver: Resolver, planned: Planned[Let]) -> bool:
        """One after the other, in turn order; done in full if all of them did it in full."""
        names, done = resolver.names, True
        you = names.you
        for seat, plans in planned.each:
            names.you = seat
            done = resolver.do_all(plans) and done
            names.you = you
        return done
