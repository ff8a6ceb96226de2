"""`may`: steps that are done or not."""

from collections.abc import Iterator

from cards.language.unstable_unicorns.parts import AnyStep, Step, Steps
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import DO, TO, PhraseForm, UuVerbWords, words_of


class May(Step, frozen=True):
    """Do these or not; `if_you_do` follows only if they were done in full."""

    may: Steps
    if_you_do: tuple[AnyStep, ...] = ()


class MayWords(UuVerbWords[May], of=May):
    def report(self, step: May, at: Place) -> None:
        if step.if_you_do and all(words_of(inner).never_fails for inner in step.may):
            at.into("if_you_do").wrong("cannot-fail")

    def sentences(self, step: May, say: StepPhrases) -> Iterator[str]:
        yield self.offer(step, say, DO)
        if step.if_you_do:
            yield self.reward(step, say)

    def phrase(self, step: May, say: StepPhrases, form: PhraseForm) -> str:
        offer = self.offer(step, say, form)
        return f"{offer} ({self.reward(step, say)})" if step.if_you_do else offer

    def offer(self, step: May, say: StepPhrases, form: PhraseForm) -> str:
        return say("may", form, steps=say.steps(step.may, TO))

    def reward(self, step: May, say: StepPhrases) -> str:
        return say("if-you-do", steps=say.steps(step.if_you_do, DO))
