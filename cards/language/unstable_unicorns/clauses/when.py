"""`when` … `do`: something triggers, something is done."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from cards.language.unstable_unicorns.clause_words import UuClauseWords
from cards.language.unstable_unicorns.parts import Ability, Filter, Step, Steps
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases, in_sentences
from cards.language.unstable_unicorns.verb_words import words_of
from cards.language.unstable_unicorns.verbs.draw import Draw
from cards.language.unstable_unicorns.words import FATES, PASSAGES, Answered, Audience, Passage, Trigger


class Passing(Filter, frozen=True, kw_only=True):
    """A card of the Stable this card is in enters or leaves it."""

    event: Annotated[tuple[Passage, ...], Meta(min_length=1)]


class TooMany(Struct, frozen=True, kw_only=True):
    """The Stable this card is in counts more Unicorns than this."""

    more_unicorns_than: Annotated[int, Meta(ge=0, le=20)]


class Answering(Filter, frozen=True, kw_only=True):
    """Cards are about to meet one of these fates, or a turn begins; `who` does it, or has the turn."""

    answers: Annotated[tuple[Answered, ...], Meta(min_length=1)]
    who: Audience = "others"

    @property
    def is_of_turns(self) -> bool:
        return "turn_start" in self.answers


class When(Ability, frozen=True):
    """A triggered effect: what happens, and when."""

    when: Annotated[Trigger | Passing | TooMany | Answering, Meta(title="trigger")]
    do: Steps


class UuWhenWords(UuClauseWords[When], of=When):
    def report(self, clause: When, at: Place) -> None:
        if isinstance(clause.when, Passing):
            at.into("when.of").must_stay(clause.when.of)
        if isinstance(clause.when, Answering):
            self.report_answer(clause.when, at.into("when"))
        if clause.when == "you_draw" and any(draws_always(step) for step in clause.do):
            at.into("do").wrong("never-ends")
        if isinstance(clause.when, TooMany) and len(clause.do) != 1:
            at.into("do").wrong("one-step")
        elif isinstance(clause.when, TooMany) and not words_of(clause.do[0]).lowers_unicorns(clause.do[0]):
            at.into("do", 0).wrong("never-enough")

    def report_answer(self, answer: Answering, at: Place) -> None:
        at.into("of").must_stay(answer.of)
        if answer.is_of_turns and len(answer.answers) > 1:
            at.into("answers").wrong("turn-alone")
        elif answer.is_of_turns and (answer.of or answer.named):
            at.wrong("turn-no-cards")

    def report_kind(self, clause: When, kind: str, at: Place) -> None:
        if clause.when == "stops" or isinstance(clause.when, Answering):
            if kind != "instant":
                at.into("when").wrong("only-instant-stops" if clause.when == "stops" else "only-instant-answers")
        elif clause.when != "on_play" or kind == "instant":
            super().report_kind(clause, kind, at)
        elif kind != "magic":
            at.into("when").wrong("only-magic-on-play", "enter")

    def inside(self, clause: When, at: Place) -> Place:
        return msgspec.structs.replace(
            at,
            playing=clause.when == "on_play",
            inside_each=clause.when == "stops" or isinstance(clause.when, Answering),
            answers_fate=isinstance(clause.when, Answering) and not clause.when.is_of_turns,
            is_gone=clause.when in ("leave", "sacrificed_or_destroyed"),
        )

    def text(self, clause: When, say: StepPhrases) -> str:
        first, *rest = say.sentences(clause.do)
        return in_sentences([self.triggered(clause.when, first, say), *rest])

    def triggered(self, trigger: str | Passing | TooMany | Answering, effect: str, say: StepPhrases) -> str:
        if isinstance(trigger, Passing):
            events = "both" if set(trigger.event) == {"enter", "leave"} else "some"
            said = [say("passage", event=event) for event in PASSAGES if event in trigger.event]
            passages = say.translator.either(said)
            cards = say.cards(trigger, "one")
            return say("when-passing", cards=cards, events=events, passages=passages, effect=effect)
        if isinstance(trigger, Answering):
            return self.answering(trigger, effect, say)
        if isinstance(trigger, TooMany):
            return say("when-too-many", count=trigger.more_unicorns_than, effect=effect)
        return effect if trigger == "on_play" else say("when", trigger=trigger, effect=effect)

    def answering(self, trigger: Answering, effect: str, say: StepPhrases) -> str:
        if trigger.is_of_turns:
            return say("answers-turn", who=trigger.who, effect=effect)
        fates = [say("fate", fate=fate, number="one") for fate in FATES if fate in trigger.answers]
        said = say.translator.either(fates)
        return say("answers", cards=say.cards(trigger, "one"), fates=said, who=trigger.who, effect=effect)


def is_answer(clause: Ability) -> bool:
    """Whether an Instant with this clause answers something else than a card that is played."""
    return isinstance(clause, When) and isinstance(clause.when, Answering)


def draws_always(step: Step) -> bool:
    """Whether you draw by this step whatever you choose."""
    return isinstance(step, Draw) and step.draw.who in ("you", "everyone")
