"""`cannot`: something is forbidden while the card is there."""

from collections.abc import Sequence

from cards.language.unstable_unicorns.clause_words import ClauseWords, check_scope
from cards.language.unstable_unicorns.parts import Ability, Scope
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import Phrases, in_sentences
from cards.language.unstable_unicorns.words import FATES, Forbidden, Kinds


class Cannot(Ability, frozen=True, kw_only=True):
    """A continuous prohibition: what cannot happen to which cards; `by`: only if a card of these kinds is the cause."""

    cannot: tuple[Forbidden, ...]
    what: Scope = Scope(what="this")
    by: Kinds = ()


class CannotWords(ClauseWords[Cannot], of=Cannot):
    def check(self, clause: Cannot, at: Place) -> None:
        forbidden = set(clause.cannot)
        if not forbidden:
            at.into("cannot").wrong("says-nothing")
        if clause.by and not forbidden & set(FATES):
            at.into("by").wrong("only-a-fate", fates=", ".join(FATES))
        if forbidden & {*FATES, "enter_stable"}:
            at.into("what.of").must_stay(clause.what.of)
        check_scope(clause.what, at.into("what"))

    def check_kind(self, clause: Cannot, kind: str, at: Place) -> None:
        if kind != "instant" or clause.cannot != ("be_neighed",):
            super().check_kind(clause, kind, at)

    def text(self, clause: Cannot, say: Phrases) -> str:
        """One sentence for all fates together, one for each other prohibition."""
        fates = [word for word in clause.cannot if word in FATES]
        others = [self.prohibition(word, clause.what, say) for word in clause.cannot if word not in FATES]
        return in_sentences([*([self.spared(clause, fates, say)] if fates else []), *others])

    def spared(self, clause: Cannot, fates: Sequence[str], say: Phrases) -> str:
        number = "one" if clause.what.what else "more"
        said = say.translator.either([say("fate", fate=fate, number=number) for fate in fates])
        what = say.scope(clause.what, "those")
        if not clause.by:
            return say("cannot", number=number, what=what, fates=said)
        return say("cannot-by", number=number, what=what, fates=said, by=say.of_kinds(clause.by, "by"))

    def prohibition(self, word: str, what: Scope, say: Phrases) -> str:
        if what.what is not None:
            return say("this-cannot", word=word)
        if word == "enter_stable":
            return say("cannot-enter", cards=say.cards(what, "those"), stable=say.stable(what.whose, "enter", "all"))
        if word == "play":
            return say("cannot-play", cards=say.cards(what, "not"), whose=what.whose)
        return say("cannot-be-neighed", cards=say.cards(what, "those"), whose=what.whose)
