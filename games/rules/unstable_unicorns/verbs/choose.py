"""Choose: one of several lists of steps is done."""

from collections.abc import Iterator, Sequence

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.verbs.choose import Choose
from games.rules.unstable_unicorns import asking
from games.rules.unstable_unicorns.doing import AnyDoing, Doing, LookAhead, Planned, can_do, first_aim, targets_of
from games.rules.unstable_unicorns.resolving import Resolver


class Choosing(Doing[Choose], of=Choose):
    def is_possible(self, ahead: LookAhead, step: Choose, first: bool) -> bool:
        return any(ahead.can_do(branch, first) for branch in step.choose)

    def aim(self, step: Choose) -> AnyDoing | None:
        return self if first_aim(*step.choose) is not None else None

    def targets(
        self, resolver: Resolver, step: Choose, rest: Sequence[Step], is_branch: bool = False
    ) -> Iterator[tuple[int, ...]]:
        for branch in step.choose:
            yield from targets_of(resolver, branch, is_branch=True)

    def plan(self, resolver: Resolver, planned: Planned[Choose], rest: Sequence[Step]) -> None:
        options = self.declared_options(resolver, planned.step)
        public = [key for key, branch in options.items() if can_do(resolver, branch, private=False)]
        if not public:
            planned.used = False
            return
        usable = [key for key in public if can_do(resolver, options[key])]
        key = public[0] if len(public) == 1 else self.ask(resolver, usable)
        planned.used = key is not None
        if key is not None:
            planned.inner = resolver.plan(options[key])

    def ask(self, resolver: Resolver, usable: list[str]) -> str | None:
        text = resolver.say("option" if usable else "nothing-to-choose")
        question = asking.Question(text, "choose", resolver.effect, "choose_option")
        return asking.choose_option(resolver.play, resolver.names.you, usable, question)

    def declared_options(self, resolver: Resolver, step: Choose) -> dict[str, tuple[Step, ...]]:
        """The branches by their words; of a declared play, those that can act on the named players."""
        options = dict(zip(option_ids(step), step.choose, strict=True))
        if resolver.names.within is None:
            return options
        named = tuple(resolver.declared)
        return {key: branch for key, branch in options.items() if named in targets_of(resolver, branch, is_branch=True)}

    def carry_out(self, resolver: Resolver, planned: Planned[Choose]) -> bool:
        return bool(planned.used) and resolver.do_all(planned.inner)


def option_ids(step: Choose) -> list[str]:
    """A word for each branch: the first thing that no other branch does, or else its number."""
    does = [[verb for verb in asking.verbs_in(branch) if verb != "pick_player"] for branch in step.choose]
    ids = []
    for n, verbs in enumerate(does):
        others = {verb for m, verbs in enumerate(does) if m != n for verb in verbs}
        ids.append(next((verb for verb in verbs if verb not in others), f"option_{n + 1}"))
    return ids
