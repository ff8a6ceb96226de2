"""May: steps are done or not; `if_you_do` follows only if they were done in full."""

from collections.abc import Iterator, Sequence

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.verbs.may import May
from games.rules.unstable_unicorns import asking
from games.rules.unstable_unicorns.doing import AnyDoing, Doing, Planned, can_do, doing_of, first_aim, targets_of
from games.rules.unstable_unicorns.resolving import Resolver


class DoingOrNot(Doing[May], of=May):
    is_option = True

    def is_offered(self, resolver: Resolver, step: May, private: bool) -> bool:
        """Whether it can be done, and its target is not spoken for (UU-7.4)."""
        return can_do(resolver, step.may, private) and all(
            doing_of(after).has_target_left(resolver, after) for after in step.if_you_do[:1]
        )

    def aim(self, step: May) -> AnyDoing | None:
        return first_aim(step.may, step.if_you_do)

    def targets(
        self, resolver: Resolver, step: May, rest: Sequence[Step], is_branch: bool = False
    ) -> Iterator[tuple[int, ...]]:
        yield from targets_of(resolver, step.may) or targets_of(resolver, step.if_you_do)

    def plan(self, resolver: Resolver, planned: Planned[May], rest: Sequence[Step]) -> None:
        if resolver.unseen and resolver.planning and not planned.used:
            return
        planned.used = planned.used or self.is_wanted(resolver, planned.step)
        if planned.used:
            planned.inner = resolver.plan(planned.step.may)
            planned.after = resolver.plan(planned.step.if_you_do)

    def is_wanted(self, resolver: Resolver, step: May) -> bool:
        """Ask whether the option is taken, if everybody can see that it might be."""
        if not self.is_offered(resolver, step, private=False):
            return False
        usable = [resolver.effect] if self.is_offered(resolver, step, private=True) else []
        vain = [resolver.effect] if self.hits_nothing(resolver, step) else []
        key = "use-effect-impossible" if not usable else "use-effect-in-vain" if vain else "use-effect"
        text = resolver.say(key)
        return (
            asking.choose_effect(resolver.play, resolver.names.you, [resolver.effect], usable, text, vain) is not None
        )

    def hits_nothing(self, resolver: Resolver, step: May) -> bool:
        return any(doing_of(after).hits_nothing(resolver, after) for after in step.if_you_do[:1])

    def carry_out(self, resolver: Resolver, planned: Planned[May]) -> bool:
        if planned.used is None:
            self.plan(resolver, planned, ())
        if not planned.used:
            return False
        return resolver.do_all(planned.inner) and resolver.do_all(planned.after)
