"""The chain of effects (UU section 7): links that resolve one after the other until nothing waits."""

from collections.abc import Sequence

from games.rules.kernel.words import Say, say
from games.rules.unstable_unicorns import asking
from games.rules.unstable_unicorns.doing import doing_of
from games.rules.unstable_unicorns.play import Effect, Play, name_effects
from games.rules.unstable_unicorns.resolving import Resolver


def run_chain(play: Play) -> None:
    """Everything that waits is the next link, until nothing waits."""
    settle_limits(play)
    while play.waiting:
        link, play.waiting = play.waiting, []
        run_link(play, link)
        settle_limits(play)


def run_link(play: Play, effects: Sequence[Effect]) -> None:
    """All players decide for their effects, from the active one clockwise; then the effects are carried out."""
    play.begin_link()
    for number, effect in enumerate(effects, start=1):
        effect.number = number
    name_effects(effects)
    decided: list[Resolver] = []
    for seat in play.table.clockwise():
        own = [effect for effect in effects if effect.seat == seat]
        for effect in own:
            if not is_optional(effect):
                resolver = Resolver(play, effect)
                resolver.decide()
                decided.append(resolver)
        decided += decide_optional(play, seat, [effect for effect in own if is_optional(effect)])
    for resolver in decided:
        resolver.carry_out()


def is_optional(effect: Effect) -> bool:
    return len(effect.steps) == 1 and doing_of(effect.steps[0]).is_option


def decide_optional(play: Play, seat: int, effects: list[Effect]) -> list[Resolver]:
    """One seat uses its optional effects in an order of its choice, or declines the rest."""
    decided: list[Resolver] = []
    left = [Resolver(play, effect) for effect in effects]
    while offered := [resolver for resolver in left if is_offered(resolver, private=False)]:
        usable = [resolver.effect for resolver in offered if is_offered(resolver, private=True)]
        text = question(offered[0]) if len(offered) == 1 else say("prompt-uu-use-effects")
        vain = [resolver.effect for resolver in offered if hits_nothing(resolver)]
        chosen = asking.choose_effect(play, seat, usable, text, vain=vain)
        if chosen is None:
            break
        resolver = next(resolver for resolver in left if resolver.effect is chosen)
        left.remove(resolver)
        resolver.decide(used=True)
        decided.append(resolver)
    return decided


def is_offered(resolver: Resolver, private: bool) -> bool:
    step = resolver.effect.steps[0]
    return doing_of(step).is_offered(resolver, step, private)


def hits_nothing(resolver: Resolver) -> bool:
    step = resolver.effect.steps[0]
    return doing_of(step).hits_nothing(resolver, step)


def question(resolver: Resolver) -> Say:
    """Whether the one effect is used; its player is told if that is impossible, or would hit nothing (UU-P3)."""
    if not is_offered(resolver, private=True):
        return resolver.say("use-effect-impossible")
    return resolver.say("use-effect-in-vain" if hits_nothing(resolver) else "use-effect")


def settle_limits(play: Play) -> None:
    """Whoever had too many Unicorns, if only for a moment, comes down to the limit before anything else (UU-7.5)."""
    while due := [key for seat in play.table.clockwise() for key in play.due if key[0] == seat]:
        seat, copy = due[0]
        when, limit, face = play.due.pop(due[0])
        while play.force.standing(seat) > limit:
            play.begin_link()
            resolver = Resolver(play, Effect(seat, copy, face, when.do))
            resolver.decide()
            if not resolver.carry_out():
                break
        play.due.pop((seat, copy), None)
