"""The questions of the game: every prompt and its forms are made here.

What everybody can see decides whether a question is put; a forced choice is not put at all.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct

from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.walking import inner_steps
from games.rules.kernel.actions import ChooseCards, ChooseOption, ChoosePlayers, Pass
from games.rules.kernel.facts import AskingCard, LateFacts
from games.rules.kernel.prompts import Prompt, one_of, some_of
from games.rules.kernel.table import Copy
from games.rules.kernel.words import Say, say
from games.rules.unstable_unicorns.actions import Decline, Redraw, UseEffect
from games.rules.unstable_unicorns.cards import Face
from games.rules.unstable_unicorns.facts import ChoiceFacts, EffectsFacts, OfferedEffect
from games.rules.unstable_unicorns.play import Effect, Play

DECLINE = Decline.form()
PASS = Pass.form()
REDRAW = Redraw.form()


class Question(NamedTuple):
    """What is asked: in words, what becomes of what is chosen, and which effect asks (none: a rule of the game)."""

    text: Say
    verb: str
    by: Effect | None = None
    kind: str = "choose_cards"


class Pick:
    """One seat's choice of so many of these cards."""

    __slots__ = ("cards", "count", "hidden", "least", "seat", "text")

    def __init__(
        self,
        seat: int,
        cards: Sequence[Copy],
        count: int,
        hidden: bool,
        text: Say | None = None,
        least: int | None = None,
    ) -> None:
        self.seat = seat
        self.cards = cards
        self.count = min(count, len(cards))
        self.least = self.count if least is None else least
        """So many at least; all of `count` if nothing else is said."""
        self.hidden = hidden
        """Others cannot know how many cards there are to choose from: then the question is always put."""
        self.text = text
        """Words for this seat, where they differ."""

    @property
    def is_forced(self) -> bool:
        return not self.hidden and self.least == len(self.cards)


def choose_cards(play: Play, picks: Sequence[Pick], question: Question, quiet: bool = False) -> dict[int, list[Copy]]:
    """All these seats choose at once; a forced choice is made for them."""
    chosen = {pick.seat: list(pick.cards) for pick in picks if pick.is_forced}
    asked = {pick.seat: pick for pick in picks if not pick.is_forced}
    if asked:
        ids = {seat: play.table.copies_by_id(pick.cards) for seat, pick in asked.items()}
        prompts = [_cards_prompt(play, pick, ids[seat], question) for seat, pick in asked.items()]
        for seat, action in play.run.ask_each(prompts, quiet).items():
            chosen[seat] = [ids[seat][each] for each in action.some("cards")] if action.fields else []
    return chosen


def _cards_prompt(play: Play, pick: Pick, ids: Mapping[str, Copy], question: Question) -> Prompt:
    """The question to one seat. If it has nothing to choose, the question says so, and it can only decline."""
    form, text = DECLINE, pick.text or question.text
    if ids:
        form = ChooseCards.form(cards=some_of("card", ids, pick.least, pick.count))
    elif question.by is not None:
        text = say("prompt-uu-nothing-to-choose", card=question.by.face.id)
    return Prompt(pick.seat, question.kind, (form,), text, facts=LateFacts(pick_facts, play, pick, question))


def pick_facts(play: Play, pick: Pick, question: Question) -> ChoiceFacts:
    """The facts of a choice among cards."""
    places = [play.table.place_of(copy) for copy in pick.cards]
    return ChoiceFacts(
        source=asking_card(play, question.by),
        verb=question.verb,
        count=pick.count,
        seats=sorted({seat for _, seat in places if seat is not None}),
        zone=places[0][0] if places else None,
    )


def choose_player(play: Play, seat: int, seats: Sequence[int], question: Question) -> int:
    """One of these seats."""
    if len(seats) == 1:
        return seats[0]
    form = ChoosePlayers.form(seats=some_of("seat", [str(each) for each in seats], 1, 1))
    facts = LateFacts(choice_facts, play, question, 1, seats)
    return int(play.run.ask(Prompt(seat, question.kind, (form,), question.text, facts=facts)).some("seats")[0])


def choose_players(play: Play, seat: int, seats: Sequence[int], question: Question) -> list[int]:
    """Any number of these seats, in their order."""
    form = ChoosePlayers.form(seats=some_of("seat", [str(each) for each in seats], 0, len(seats)))
    facts = choice_facts(play, question, len(seats), seats)
    action = play.run.ask(Prompt(seat, question.kind, (form,), question.text, facts=facts))
    return [each for each in seats if str(each) in action.some("seats")]


def choose_option(play: Play, seat: int, options: Sequence[str], question: Question) -> str | None:
    """One of these words; None if there is none the seat could choose."""
    form = ChooseOption.form(option=one_of("option", options)) if options else DECLINE
    facts = LateFacts(choice_facts, play, question, 1 if options else 0)
    action = play.run.ask(Prompt(seat, question.kind, (form,), question.text, facts=facts))
    return action.one("option") if action.fields else None


def let_see(play: Play, seat: int, question: Question) -> None:
    """Somebody looks at cards, for as long as it takes."""
    prompt = Prompt(seat, question.kind, (PASS,), question.text, PASS.type, facts=choice_facts(play, question, 0))
    play.run.ask(prompt)


def choice_facts(play: Play, question: Question, count: int, seats: Sequence[int] = ()) -> ChoiceFacts:
    """The facts of a choice that is not among cards."""
    source = asking_card(play, question.by)
    return ChoiceFacts(source=source, verb=question.verb, count=count, seats=sorted(seats), zone=None)


def choose_effect(
    play: Play, seat: int, offered: Sequence[Effect], usable: Sequence[Effect], text: Say, vain: Sequence[Effect] = ()
) -> Effect | None:
    """One of the usable effects, or none. Those in `vain` would hit nothing."""
    keys = {effect.key: effect for effect in usable}
    forms = [UseEffect.form(effect=one_of("effect", keys))] if keys else []
    facts = LateFacts(effects_facts, play, offered, usable, vain)
    prompt = Prompt(seat, "effects", (*forms, DECLINE), text, DECLINE.type, facts=facts)
    action = play.run.ask(prompt)
    return keys[action.one("effect")] if UseEffect.is_taken(action) else None


def effects_facts(
    play: Play, offered: Sequence[Effect], usable: Sequence[Effect], vain: Sequence[Effect]
) -> EffectsFacts:
    return EffectsFacts(effects=[offer(play, effect, effect in usable, effect in vain) for effect in offered])


def offer(play: Play, effect: Effect, possible: bool, in_vain: bool) -> OfferedEffect:
    """An effect as the question about it tells of it."""
    return OfferedEffect(effect.key, source_of(play, effect), list(verbs_in(effect.steps)), possible, in_vain)


def may_redraw(play: Play, seat: int) -> bool:
    """Whether a seat still has its redraw, and a hand to throw away (UU-10.1)."""
    table = play.table
    return table.options.redraw_once and seat not in table.redrawn and bool(table.hands[seat])


def asking_card(play: Play, effect: Effect | None) -> AskingCard | None:
    return None if effect is None else source_of(play, effect)


def source_of(play: Play, effect: Effect) -> AskingCard:
    """The card of an effect; with its id only where everybody can see it."""
    return AskingCard(effect.face.id, play.table.card_id(effect.copy) if is_in_sight(play, effect) else None)


def is_in_sight(play: Play, effect: Effect) -> bool:
    """Whether the card of an effect lies where all can see it."""
    zone, _ = play.table.place_of(effect.copy)
    return zone not in ("hand", "deck")


def verbs_in(steps: Sequence[Step]) -> Iterator[str]:
    """What these steps do, one after the other; a step that only holds others is passed over."""
    for step in steps:
        inner = [each for _, each in inner_steps(step)]
        if inner:
            yield from verbs_in(inner)
        else:
            yield word_of(step)


@lru_cache(maxsize=1024)
def verbs_on_playing(face: Face) -> tuple[str, ...]:
    """What a card does when it is played, or enters a Stable."""
    clauses = (*face.when("on_play"), *face.when("enter"), *(when for _, when in face.answers))
    return tuple(verb for clause in clauses for verb in verbs_in(clause.do))


def word_of(step: Struct) -> str:
    """The verb as a program writes it."""
    return head_of_verb(type(step))


def head_of_verb(verb: type[Struct]) -> str:
    """What the verb of this Struct is called."""
    return verb.__struct_fields__[0].rstrip("_")
