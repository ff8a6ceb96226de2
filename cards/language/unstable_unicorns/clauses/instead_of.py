"""`instead_of`: something else happens than would have."""

from cards.language.unstable_unicorns.clause_words import ClauseWords, check_scope
from cards.language.unstable_unicorns.parts import Ability, Scope, Steps
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import Phrases, in_sentences
from cards.language.unstable_unicorns.verb_words import DO, TO
from cards.language.unstable_unicorns.words import Fate


class InsteadOf(Ability, frozen=True, kw_only=True):
    """A replacement: what happens instead of a fate, always (`do`) or by choice (`may`)."""

    instead_of: tuple[Fate, ...]
    what: Scope = Scope(what="this")
    may: Steps | None = None
    do: Steps | None = None


class InsteadOfWords(ClauseWords[InsteadOf], of=InsteadOf):
    def check(self, clause: InsteadOf, at: Place) -> None:
        if (clause.may is None) == (clause.do is None):
            at.wrong("may-or-do")
        at.into("what.of").must_stay(clause.what.of)
        check_scope(clause.what, at.into("what"))

    def text(self, clause: InsteadOf, say: Phrases) -> str:
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
