"""`treat`: cards or players are looked at differently while the card is there."""

from typing import Annotated, Literal

from msgspec import Meta, field

from cards.language.unstable_unicorns.clause_words import ClauseWords, check_scope
from cards.language.unstable_unicorns.parts import Ability, Scope
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import Phrases, in_sentences
from cards.language.unstable_unicorns.words import AUDIENCES, UNICORNS, Audience

ON_CARDS = ("silenced", "as_", "counts_as", "grave")
ON_PLAYERS = ("hand", "hand_limit")


class Treat(Ability, frozen=True, kw_only=True):
    """A continuous change in how cards, or players, are looked at."""

    treat: Annotated[Audience | Scope, Meta(title="subject")]
    silenced: Literal[True] | None = None
    as_: Annotated[Literal["panda"], Meta(title="kind")] | None = field(name="as", default=None)
    counts_as: Annotated[int, Meta(ge=0, le=9)] | None = None
    grave: Annotated[Literal["hand"], Meta(title="zone")] | None = None
    hand: Annotated[Literal["visible"], Meta(title="state of a hand")] | None = None
    hand_limit: Annotated[int, Meta(ge=0, le=20)] | None = None


class TreatWords(ClauseWords[Treat], of=Treat):
    def check(self, clause: Treat, at: Place) -> None:
        said = [name for name in (*ON_CARDS, *ON_PLAYERS) if getattr(clause, name) is not None]
        if len(said) != 1:
            at.wrong("one-change", changes=", ".join(name.strip("_") for name in (*ON_CARDS, *ON_PLAYERS)))
        elif isinstance(clause.treat, Scope):
            self.check_cards(clause.treat, said[0], at.into("treat"))
        elif said[0] in ON_CARDS:
            at.into("treat").wrong("about-cards", "this", change=said[0].strip("_"))

    def check_cards(self, scope: Scope, change: str, at: Place) -> None:
        if change in ON_PLAYERS:
            at.wrong("about-a-player", "you", change=change, words=", ".join(AUDIENCES))
        at.into("of").must_stay(scope.of)
        if change == "counts_as" and scope.of and not {"unicorn", *UNICORNS} & set(scope.of):
            at.into("of").wrong("only-unicorns-count", "unicorn")
        check_scope(scope, at)

    def text(self, clause: Treat, say: Phrases) -> str:
        if isinstance(clause.treat, Scope):
            return in_sentences([self.cards(clause, clause.treat, say)])
        if clause.hand is not None:
            return in_sentences([say("hand-visible", whose=clause.treat)])
        return in_sentences([say("hand-limit", whose=clause.treat, count=clause.hand_limit)])

    def cards(self, clause: Treat, scope: Scope, say: Phrases) -> str:
        what, number = say.scope(scope, "those"), "one" if scope.what else "more"
        if clause.counts_as is not None:
            return say("counts-as", what=what, number=number, count=clause.counts_as)
        change = "silenced" if clause.silenced else "panda" if clause.as_ else "grave"
        return say("treat", change=change, what=what, number=number)
