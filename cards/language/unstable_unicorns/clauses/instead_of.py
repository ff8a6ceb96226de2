"""`instead_of`: something else happens than would have."""

from typing import Annotated

from msgspec import Meta

from cards.language.unstable_unicorns.clause_words import UuClauseWords, report_scope
from cards.language.unstable_unicorns.parts import Ability, CardScope, Steps
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases, in_sentences
from cards.language.unstable_unicorns.verb_words import DO, TO, words_of
from cards.language.unstable_unicorns.walking import inner_steps
from cards.language.unstable_unicorns.words import Fate


class InsteadOf(Ability, frozen=True, kw_only=True):
    """A replacement: what happens instead of a fate, always (`do`) or by choice (`may`)."""

    instead_of: Annotated[tuple[Fate, ...], Meta(min_length=1)]
    what: CardScope = CardScope(what="this")
    may: Steps | None = None
    do: Steps | None = None


class InsteadOfWords(UuClauseWords[InsteadOf], of=InsteadOf):
    def report(self, clause: InsteadOf, at: Place) -> None:
        if (clause.may is None) == (clause.do is None):
            at.wrong("may-or-do")
        at.into("what.of").must_stay(clause.what.of)
        for place, step in inner_steps(clause):
            if clause.what.what and words_of(step).fate_of_this(step) in clause.instead_of:
                at.into(place).wrong("same-fate")
        report_scope(clause.what, at.into("what"))

    def text(self, clause: InsteadOf, say: StepPhrases) -> str:
        fates = [say("fate", fate=fate, number="one") for fate in clause.instead_of]
        steps, way = (clause.may, TO) if clause.may else (clause.do or (), DO)
        return in_sentences(
            [
                say(
                    "instead",
                    what=say.scope(clause.what, "one"),
                    fates=say.translator.either(fates),
                    way="may" if clause.may else "do",
                    steps=say.steps(steps, way),
                )
            ]
        )
