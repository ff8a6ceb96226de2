"""Instead of: what happens in place of a fate, always or by choice (UU-R3.12)."""

from collections.abc import Sequence

from cards.language.unstable_unicorns.clauses.instead_of import InsteadOf
from games.rules.kernel.table import Copy
from games.rules.kernel.words import say
from games.rules.unstable_unicorns import asking
from games.rules.unstable_unicorns.force import Force, Source
from games.rules.unstable_unicorns.hearing import Head
from games.rules.unstable_unicorns.looking_ahead import can_do
from games.rules.unstable_unicorns.play import NO_LINK, Effect, Play, name_effects
from games.rules.unstable_unicorns.resolving import Resolver


class InsteadOfHead(Head[InsteadOf], of=InsteadOf):
    def hear(self, force: Force, clause: InsteadOf, source: Source) -> None:
        force.replacements.append((clause, source))


def replace(play: Play, copy: Copy, seat: int, fate: str, going: Sequence[Copy]) -> bool:
    """Whether something happens instead of this fate; the controller of the card picks one replacement."""
    open_ones = [
        (clause, source)
        for clause, source in play.force.replacements
        if fate in clause.instead_of
        and play.force.is_meant(clause.what, source, copy, seat)
        and (source.copy == copy or (source.copy not in going and source.copy not in play.link.claims))
    ]
    offers = [replacement(play, clause, source) for clause, source in open_ones]
    name_effects(offer.effect for offer in offers)
    offered = [offer for offer in offers if can_do(offer, offer.effect.steps, private=False)]
    if not offered:
        return False
    usable = {offer.effect.key: offer for offer in offered if can_do(offer, offer.effect.steps)}
    must = any(clause.do is not None for clause, _ in open_ones) and bool(usable)
    if must and len(usable) == 1:
        offer = next(iter(usable.values()))
    else:
        text = say("prompt-uu-instead", card=play.face(copy).id)
        effect = asking.choose_effect(play, seat, [offer.effect for offer in usable.values()], text, must)
        if effect is None:
            return False
        offer = usable[effect.key]
    offer.decide()
    offer.carry_out()
    return True


def replacement(play: Play, clause: InsteadOf, source: Source) -> Resolver:
    steps = clause.may if clause.may is not None else clause.do or ()
    effect = Effect(source.seat, source.copy, source.face, steps)
    effect.replaces = True
    effect.number = NO_LINK
    return Resolver(play, effect)
