"""`when` … `do`: something triggers, something is done."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from cards.language.unstable_unicorns.clause_words import ClauseWords
from cards.language.unstable_unicorns.parts import Ability, Filter, Steps
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import Phrases, in_sentences
from cards.language.unstable_unicorns.words import Passage, Trigger


class Passing(Filter, frozen=True, kw_only=True):
    """A card of the Stable this card is in enters or leaves it."""

    event: tuple[Passage, ...]


class TooMany(Struct, frozen=True, kw_only=True):
    """The Stable this card is in counts more Unicorns than this."""

    more_unicorns_than: Annotated[int, Meta(ge=0, le=20)]


class When(Ability, frozen=True):
    """A triggered effect: what happens, and when."""

    when: Annotated[Trigger | Passing | TooMany, Meta(title="trigger")]
    do: Steps


class WhenWords(ClauseWords[When], of=When):
    def check(self, clause: When, at: Place) -> None:
        if isinstance(clause.when, Passing):
            at.into("when.of").must_stay(clause.when.of)
        if isinstance(clause.when, TooMany) and len(clause.do) != 1:
            at.into("do").wrong("one-step")

    def check_kind(self, clause: When, kind: str, at: Place) -> None:
        if clause.when != "on_play" or kind == "instant":
            super().check_kind(clause, kind, at)
        elif kind != "magic":
            at.into("when").wrong("only-magic-on-play", "enter")

    def inside(self, clause: When, at: Place) -> Place:
        return msgspec.structs.replace(at, playing=clause.when == "on_play")

    def text(self, clause: When, say: Phrases) -> str:
        first, *rest = say.sentences(clause.do)
        return in_sentences([self.triggered(clause.when, first, say), *rest])

    def triggered(self, trigger: str | Passing | TooMany, effect: str, say: Phrases) -> str:
        if isinstance(trigger, Passing):
            events = "both" if len(set(trigger.event)) > 1 else trigger.event[0]
            return say("when-passing", cards=say.cards(trigger, "one"), events=events, effect=effect)
        if isinstance(trigger, TooMany):
            return say("when-too-many", count=trigger.more_unicorns_than, effect=effect)
        return effect if trigger == "on_play" else say("when", trigger=trigger, effect=effect)
