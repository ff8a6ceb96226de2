"""The chain of effects (UU section 7): links that resolve one after the other until nothing waits."""

from collections.abc import Sequence

from games.rules.kernel.words import Say, say
from games.rules.unstable_unicorns import asking
from games.rules.unstable_unicorns.doing import doing_of
from games.rules.unstable_unicorns.play import Effect, Play, name_effects
from games.rules.unstable_unicorns.resolving import Resolver
from games.rules.unstable_unicorns.window import put_away


def run_chain(play: Play) -> None:
    """Everything that waits is the next link, until nothing waits."""
    settle_limits(play)
    hear_empty_hands(play)
    while play.waiting:
        link, play.waiting = play.waiting, []
        run_link(play, link)
        settle_limits(play)
        hear_empty_hands(play)


def hear_empty_hands(play: Play) -> None:
    """A seat with an empty hand is heard of once in a chain."""
    if "hand_empty" in play.cards.triggers:
        for seat in play.table.clockwise():
            if not play.table.hands[seat] and seat not in play.empty_handed:
                play.empty_handed.add(seat)
                play.trigger_all(seat, "hand_empty")


def run_link(play: Play, effects: Sequence[Effect]) -> None:
    """All players decide for their effects, from the active one clockwise; then the effects are carried out."""
    play.begin_link()
    for number, effect in enumerate(effects, start=1):
        effect.number = number
    name_effects(effects)
    decided: list[Resolver] = []
    for seat in play.table.clockwise():
        optional = []
        for effect in effects:
            if effect.seat != seat:
                continue
            if is_optional(effect):
                optional.append(effect)
            else:
                resolver = Resolver(play, effect)
                resolver.decide()
                decided.append(resolver)
        if optional:
            decided += decide_optional(play, seat, optional)
    for resolver in decided:
        resolver.carry_out()
    for effect in effects:
        if effect.played:
            put_away(play, [copy for copy in effect.played if copy in play.table.playing], "resolve")


def is_optional(effect: Effect) -> bool:
    return len(effect.steps) == 1 and doing_of(effect.steps[0]).is_option


def decide_optional(play: Play, seat: int, effects: list[Effect]) -> list[Resolver]:
    """One seat uses its optional effects in an order of its choice, or declines the rest."""
    decided: list[Resolver] = []
    left = [Resolver(play, effect) for effect in effects]
    while offered := [resolver for resolver in left if is_offered(resolver, private=False)]:
        usable = [resolver.effect for resolver in offered if is_offered(resolver, private=True)]
        vain = [resolver.effect for resolver in offered if hits_nothing(resolver)]
        only = offered[0] if len(offered) == 1 else None
        text = question(only, bool(usable), bool(vain)) if only else say("prompt-uu-use-effects")
        chosen = asking.choose_effect(play, seat, [resolver.effect for resolver in offered], usable, text, vain)
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


def question(resolver: Resolver, is_usable: bool, is_vain: bool) -> Say:
    """Whether the one effect is used; the question says if that is impossible, or would hit nothing (UU-P3)."""
    if not is_usable:
        return resolver.say("use-effect-impossible")
    return resolver.say("use-effect-in-vain" if is_vain else "use-effect")


def settle_limits(play: Play) -> None:
    """Whoever had too many Unicorns, if only for a moment, comes down to the limit before anything else (UU-7.5)."""
    while play.due:
        seat, copy = next(key for first in play.table.clockwise() for key in play.due if key[0] == first)
        when, limit, face = play.due.pop((seat, copy))
        while play.force.standing(seat) > limit:
            play.begin_link()
            resolver = Resolver(play, Effect(seat, copy, face, when.do))
            resolver.decide()
            if not resolver.carry_out():
                break
        play.due.pop((seat, copy), None)
