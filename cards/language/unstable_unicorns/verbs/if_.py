"""`if` … `else`: steps that are done only if something is so."""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct, field

from cards.language.unstable_unicorns.clause_words import report_condition
from cards.language.unstable_unicorns.parts import AnyStep, Condition, Step, Steps
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import DO, PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.words import Kinds, SeenCards


class CardsAre(Struct, frozen=True, kw_only=True):
    """One of the cards that have this name is of one of these kinds."""

    what: SeenCards
    is_: Kinds = field(name="is")


class If(Step, frozen=True):
    """Do these only if it is so; `else` is done if it is not."""

    if_: Annotated[Condition | CardsAre, Meta(title="state")] = field(name="if")
    do: Steps
    else_: tuple[AnyStep, ...] = field(name="else", default=())


class IfWords(UuVerbWords[If], of=If):
    def report(self, step: If, at: Place) -> None:
        if isinstance(step.if_, Condition):
            report_condition(step.if_, at.into("if"))

    def doer(self, step: If) -> str:
        return "you"

    def sentences(self, step: If, say: StepPhrases) -> Iterator[str]:
        yield self.main(step, say, DO)
        if step.else_:
            yield self.otherwise(step, say, DO)

    def phrase(self, step: If, say: StepPhrases, form: PhraseForm) -> str:
        main = self.main(step, say, form)
        return f"{main} ({self.otherwise(step, say, form)})" if step.else_ else main

    def main(self, step: If, say: StepPhrases, form: PhraseForm) -> str:
        return say("if", condition=self.condition(step, say), steps=say.steps(step.do, form))

    def otherwise(self, step: If, say: StepPhrases, form: PhraseForm) -> str:
        return say("else", steps=say.steps(step.else_, form))

    def condition(self, step: If, say: StepPhrases) -> str:
        if isinstance(step.if_, Condition):
            return say.condition(step.if_, "has")
        return say("cards-are", cards=say.of_kinds(step.if_.is_, "one"), nth=say.those(step.if_.what))
