"""Instead of: what happens in place of a fate, always or by choice (UU-R3.12).

Cards that go together are announced together: their controller is asked which of them is spared, and by what.
"""

from collections.abc import Collection, Mapping, Sequence

from cards.language.unstable_unicorns.clauses.instead_of import InsteadOf
from games.rules.kernel.facts import LateFacts
from games.rules.kernel.prompts import Form, Prompt, one_of
from games.rules.kernel.table import Copy
from games.rules.kernel.words import Say, say
from games.rules.unstable_unicorns import asking
from games.rules.unstable_unicorns.actions import UseEffect
from games.rules.unstable_unicorns.doing import can_do
from games.rules.unstable_unicorns.events import CardsThreatened
from games.rules.unstable_unicorns.facts import RescueFacts
from games.rules.unstable_unicorns.force import Force, Source
from games.rules.unstable_unicorns.hearing import Head
from games.rules.unstable_unicorns.play import NO_LINK, Effect, Play, name_effects
from games.rules.unstable_unicorns.resolving import Resolver

FATE_VERBS = {
    "be_sacrificed": "sacrifice",
    "be_destroyed": "destroy",
    "be_stolen": "steal",
    "be_returned": "return",
    "be_moved": "move",
}
"""The verb that brings each fate about."""


class InsteadOfHead(Head[InsteadOf], of=InsteadOf):
    def hear(self, force: Force, clause: InsteadOf, source: Source) -> None:
        force.replacements.append((clause, source))


class Rescue:
    """One replacement, and the threatened cards that it could spare."""

    __slots__ = ("clause", "copies", "is_due", "resolver")

    def __init__(self, play: Play, clause: InsteadOf, source: Source, copies: Sequence[Copy]) -> None:
        steps = clause.may if clause.may is not None else clause.do or ()
        effect = Effect(source.seat, source.copy, source.face, steps)
        effect.replaces = True
        effect.number = NO_LINK
        self.clause = clause
        self.resolver = Resolver(play, effect)
        self.copies = list(copies)
        self.is_due = clause.do is not None

    def can_be_used(self, private: bool) -> bool:
        return can_do(self.resolver, self.resolver.effect.steps, private)


def spare(play: Play, going: Mapping[Copy, int], fate: str, by: Effect | None) -> set[Copy]:
    """The cards to which something else happens; their controllers decide, from the active seat round."""
    spared: set[Copy] = set()
    if any(fate in clause.instead_of for clause, _ in play.force.replacements):
        for seat in play.table.clockwise():
            own = [copy for copy in going if going[copy] == seat]
            while own and (copy := spare_one(play, seat, own, fate, going, by)) is not None:
                own.remove(copy)
                spared.add(copy)
    return spared


def spare_one(
    play: Play, seat: int, threatened: Sequence[Copy], fate: str, going: Collection[Copy], by: Effect | None
) -> Copy | None:
    """Carry out one replacement for one of these cards; None if there is none, or its controller wants none."""
    rescues = rescues_for(play, seat, threatened, fate, going)
    offered = [rescue for rescue in rescues if rescue.can_be_used(private=False)]
    if not offered:
        return None
    usable = [rescue for rescue in offered if rescue.can_be_used(private=True)]
    due = {copy for rescue in usable if rescue.is_due for copy in rescue.copies}
    if due:
        for rescue in usable:
            rescue.copies = [copy for copy in rescue.copies if copy in due]
        usable = [rescue for rescue in usable if rescue.copies]
    if due and len(usable) == 1 and len(due) == 1:
        rescue, copy = usable[0], usable[0].copies[0]
    else:
        chosen = ask_which(play, seat, usable, threatened, fate, by, must=bool(due))
        if chosen is None:
            return None
        rescue, copy = chosen
    play.replacing.append((rescue.clause, rescue.resolver.effect.copy))
    rescue.resolver.decide()
    rescue.resolver.carry_out()
    play.replacing.pop()
    return copy


def rescues_for(play: Play, seat: int, threatened: Sequence[Copy], fate: str, going: Collection[Copy]) -> list[Rescue]:
    """Every replacement of this fate; a card that goes itself, is spoken for, or is replacing already, can spare no
    other."""
    found = []
    for clause, source in play.force.replacements:
        if fate in clause.instead_of and (clause, source.copy) not in play.replacing:
            busy = source.copy in going or source.copy in play.link.claims
            copies = [
                copy
                for copy in threatened
                if play.force.is_meant(clause.what, source, copy, seat) and (source.copy == copy or not busy)
            ]
            if copies:
                found.append(Rescue(play, clause, source, copies))
    name_effects(rescue.resolver.effect for rescue in found)
    return found


def ask_which(
    play: Play,
    seat: int,
    usable: Sequence[Rescue],
    threatened: Sequence[Copy],
    fate: str,
    by: Effect | None,
    must: bool,
) -> tuple[Rescue, Copy] | None:
    """Announce what is about to go, and ask its controller which card is spared, by which replacement."""
    cards = [play.shown(copy) for copy in threatened]
    cause = by.face.id if by is not None else None
    play.emit(CardsThreatened(seat, fate, cards, cause))
    ids = play.table.copies_by_id(threatened)
    by_key = {rescue.resolver.effect.key: rescue for rescue in usable}
    facts = LateFacts(rescue_facts, play, usable, threatened, fate, by)
    forms = [*rescue_forms(play, usable), *([] if must else [asking.DECLINE])]
    default = None if must else asking.DECLINE.type
    action = play.run.ask(
        Prompt(seat, "rescue", tuple(forms), question(play, threatened, fate, by), default, facts=facts)
    )
    if not UseEffect.is_taken(action):
        return None
    rescue = by_key[action.one("effect")]
    return rescue, ids[action.one("card")] if "card" in action.fields else rescue.copies[0]


def rescue_facts(
    play: Play, usable: Sequence[Rescue], threatened: Sequence[Copy], fate: str, by: Effect | None
) -> RescueFacts:
    return RescueFacts(
        verb=FATE_VERBS[fate],
        threatened=[play.shown(copy) for copy in threatened],
        source=asking.asking_card(play, by),
        seat=None if by is None else by.seat,
        effects=[asking.offer(play, rescue.resolver.effect, True, False) for rescue in usable],
    )


def rescue_forms(play: Play, usable: Sequence[Rescue]) -> list[Form]:
    """Which card is spared is asked only where a replacement could spare several."""
    if all(len(rescue.copies) == 1 for rescue in usable):
        keys = [rescue.resolver.effect.key for rescue in usable]
        return [UseEffect.form(effect=one_of("effect", keys))] if keys else []
    return [
        UseEffect.form(
            effect=one_of("effect", [rescue.resolver.effect.key]),
            card=one_of("card", play.table.card_ids(rescue.copies)),
        )
        for rescue in usable
    ]


def question(play: Play, threatened: Sequence[Copy], fate: str, by: Effect | None) -> Say:
    """What is about to happen to which cards, and by which card."""
    if by is None:
        return say("prompt-uu-instead-of-one", count=len(threatened))
    if len(threatened) == 1:
        return say("prompt-uu-instead", card=play.face(threatened[0]).id, fate=FATE_VERBS[fate], card_by=by.face.id)
    return say("prompt-uu-instead-of-one-by", count=len(threatened), fate=FATE_VERBS[fate], card_by=by.face.id)
