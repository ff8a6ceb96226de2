"""`cannot`: something is forbidden while the card is there."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta, field

from cards.language.unstable_unicorns.clause_words import UuClauseWords, report_condition, report_scope
from cards.language.unstable_unicorns.parts import Ability, CardScope, Cause, Condition
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases, during
from cards.language.unstable_unicorns.words import DEEDS, FATES, Audience, Forbidden


class Cannot(Ability, frozen=True, kw_only=True):
    """A continuous prohibition: what cannot happen to which cards, or what players cannot do.

    `by`: only if such a card is the cause. `while`: only as long as this is so.
    """

    cannot: Annotated[tuple[Forbidden, ...], Meta(min_length=1)]
    what: CardScope = CardScope(what="this")
    by: Cause | None = None
    who: Audience | None = None
    while_: Condition | None = field(name="while", default=None)


class CannotWords(UuClauseWords[Cannot], of=Cannot):
    def report(self, clause: Cannot, at: Place) -> None:
        forbidden = set(clause.cannot)
        if forbidden & set(DEEDS):
            self.report_deeds(clause, at)
        elif clause.who is not None:
            at.into("who").wrong("only-a-deed", deeds=", ".join(DEEDS))
        report_condition(clause.while_, at.into("while"))
        if clause.by and not forbidden & set(FATES):
            at.into("by").wrong("only-a-fate", fates=", ".join(FATES))
        if forbidden & {*FATES, "enter_stable"}:
            at.into("what.of").must_stay(clause.what.of)
        if clause.what.what and forbidden & {"enter_stable", "play"}:
            at.into("what").wrong("only-in-a-stable", word=min(forbidden & {"enter_stable", "play"}))
        report_scope(clause.what, at.into("what"))

    def report_deeds(self, clause: Cannot, at: Place) -> None:
        """What players cannot do is about no card."""
        if set(clause.cannot) - set(DEEDS):
            at.into("cannot").wrong("deeds-apart", deeds=", ".join(DEEDS))
        elif clause.what != CardScope(what="this"):
            at.into("what").wrong("only-players", deeds=", ".join(DEEDS))

    def report_kind(self, clause: Cannot, kind: str, at: Place) -> None:
        if kind != "instant" or clause.cannot != ("be_neighed",) or clause.what.what is None:
            super().report_kind(clause, kind, at)

    def text(self, clause: Cannot, say: StepPhrases) -> str:
        """One sentence for all fates together, one for each other prohibition."""
        return during(clause.while_, self.said(clause, say), say)

    def said(self, clause: Cannot, say: StepPhrases) -> Sequence[str]:
        if set(clause.cannot) <= set(DEEDS):
            return [say("cannot-do", deed=deed, who=clause.who or "you") for deed in clause.cannot]
        fates = [word for word in clause.cannot if word in FATES]
        others = [self.prohibition(word, clause.what, say) for word in clause.cannot if word not in FATES]
        return [*([self.spared(clause, fates, say)] if fates else []), *others]

    def spared(self, clause: Cannot, fates: Sequence[str], say: StepPhrases) -> str:
        number = "one" if clause.what.what else "more"
        said = say.translator.either([say("fate", fate=fate, number=number) for fate in fates])
        what = say.scope(clause.what, "those")
        if clause.by is None:
            return say("cannot", number=number, what=what, fates=said)
        return say("cannot-by", number=number, what=what, fates=said, by=say.cards(clause.by, "by"))

    def prohibition(self, word: str, what: CardScope, say: StepPhrases) -> str:
        if what.what is not None:
            return say("this-cannot", word=word)
        if word == "enter_stable":
            return say("cannot-enter", cards=say.cards(what, "those"), stable=say.stable(what.whose, "enter", "all"))
        if word == "play":
            return say("cannot-play", cards=say.cards(what, "not"), whose=what.whose)
        return say("cannot-be-neighed", cards=say.cards(what, "those"), whose=what.whose)
