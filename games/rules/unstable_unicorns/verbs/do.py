"""Do: steps are done; `then` follows only if they were done in full."""

from collections.abc import Iterator, Sequence

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.verbs.do import Do
from games.rules.unstable_unicorns.doing import AnyDoing, Doing, LookAhead, Planned, can_do, first_aim, targets_of
from games.rules.unstable_unicorns.resolving import Resolver


class DoingThen(Doing[Do], of=Do):
    def is_possible(self, ahead: LookAhead, step: Do, first: bool) -> bool:
        return ahead.can_do(step.do, first)

    def are_possible(self, ahead: LookAhead, step: Do, rest: Sequence[Step], first: bool) -> bool:
        """What follows `then` need not be possible."""
        return self.is_possible(ahead, step, first)

    def aim(self, step: Do) -> AnyDoing | None:
        return first_aim(step.do, step.then)

    def targets(
        self, resolver: Resolver, step: Do, rest: Sequence[Step], is_branch: bool = False
    ) -> Iterator[tuple[int, ...]]:
        yield from targets_of(resolver, step.do) or targets_of(resolver, step.then)

    def plan(self, resolver: Resolver, planned: Planned[Do], rest: Sequence[Step]) -> None:
        possible = can_do(resolver, planned.step.do)
        planned.inner = resolver.plan(planned.step.do)
        if possible:
            planned.after = resolver.plan(planned.step.then)

    def carry_out(self, resolver: Resolver, planned: Planned[Do]) -> bool:
        return resolver.do_all(planned.inner) and resolver.do_all(planned.after)
