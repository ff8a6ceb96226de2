"""`treat`: cards or players are looked at differently while the card is there."""

from typing import Annotated, Literal

from msgspec import Meta, field

from cards.language.unstable_unicorns.clause_words import UuClauseWords, report_condition, report_scope
from cards.language.unstable_unicorns.parts import Ability, CardScope, Condition
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases, during
from cards.language.unstable_unicorns.words import AUDIENCES, UNICORNS, Audience, Phase

ON_CARDS = ("silenced", "as_", "counts_as", "grave")
ON_PLAYERS = ("hand", "hand_limit", "hand_limit_by", "skips")


class Treat(Ability, frozen=True, kw_only=True):
    """A continuous change in how cards, or players, are looked at."""

    treat: Annotated[Audience | CardScope, Meta(title="subject")]
    silenced: Literal[True] | None = None
    as_: Annotated[Literal["panda"], Meta(title="kind")] | None = field(name="as", default=None)
    counts_as: Annotated[int, Meta(ge=0, le=9)] | None = None
    grave: Annotated[Literal["hand"], Meta(title="zone")] | None = None
    hand: Annotated[Literal["visible"], Meta(title="state of a hand")] | None = None
    hand_limit: Annotated[int, Meta(ge=0, le=20)] | None = None
    hand_limit_by: Annotated[int, Meta(ge=-9, le=9)] | None = None
    skips: Phase | None = None
    while_: Condition | None = field(name="while", default=None)


class TreatWords(UuClauseWords[Treat], of=Treat):
    def report(self, clause: Treat, at: Place) -> None:
        report_condition(clause.while_, at.into("while"))
        if clause.while_ is not None and (clause.silenced or clause.as_):
            at.into("while").wrong("no-condition-here")
        if clause.hand_limit_by == 0:
            at.into("hand_limit_by").wrong("no-change")
        said = [name for name in (*ON_CARDS, *ON_PLAYERS) if getattr(clause, name) is not None]
        if len(said) != 1:
            at.wrong("one-change", changes=", ".join(name.strip("_") for name in (*ON_CARDS, *ON_PLAYERS)))
        elif isinstance(clause.treat, CardScope):
            self.report_cards(clause.treat, said[0], at.into("treat"))
        elif said[0] in ON_CARDS:
            at.into("treat").wrong("about-cards", "this", change=said[0].strip("_"))

    def report_cards(self, scope: CardScope, change: str, at: Place) -> None:
        if change in ON_PLAYERS:
            at.wrong("about-a-player", "you", change=change, words=", ".join(AUDIENCES))
        at.into("of").must_stay(scope.of)
        if change == "counts_as" and scope.of and not {"unicorn", *UNICORNS} & set(scope.of):
            at.into("of").wrong("only-unicorns-count", "unicorn")
        report_scope(scope, at)

    def report_kind(self, clause: Treat, kind: str, at: Place) -> None:
        super().report_kind(clause, kind, at)
        of_this = isinstance(clause.treat, CardScope) and clause.treat.what is not None
        if of_this and (clause.as_ or clause.counts_as is not None) and kind not in UNICORNS:
            at.into("treat").wrong("only-unicorns-count")

    def text(self, clause: Treat, say: StepPhrases) -> str:
        return during(clause.while_, [self.change(clause, say)], say)

    def change(self, clause: Treat, say: StepPhrases) -> str:
        if isinstance(clause.treat, CardScope):
            return self.cards(clause, clause.treat, say)
        if clause.hand is not None:
            return say("hand-visible", whose=clause.treat)
        if clause.skips is not None:
            return say("skips", whose=clause.treat, phase=clause.skips)
        if clause.hand_limit_by is not None:
            way = "more" if clause.hand_limit_by > 0 else "less"
            return say("hand-limit-by", whose=clause.treat, way=way, count=abs(clause.hand_limit_by))
        return say("hand-limit", whose=clause.treat, count=clause.hand_limit)

    def cards(self, clause: Treat, scope: CardScope, say: StepPhrases) -> str:
        what, number = say.scope(scope, "those"), "one" if scope.what else "more"
        if clause.counts_as is not None:
            return say("counts-as", what=what, number=number, count=clause.counts_as)
        change = "silenced" if clause.silenced else "panda" if clause.as_ else "grave"
        return say("treat", change=change, what=what, number=number)
