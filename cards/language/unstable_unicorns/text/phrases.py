"""Lists of steps as sentences. A list inside a sentence is joined by “and”, with brackets where it would be unclear."""

from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile

from cards.language.phrasing import sentence
from cards.language.unstable_unicorns.parts import Condition, Step
from cards.language.unstable_unicorns.text.nouns import Nouns
from cards.language.unstable_unicorns.verb_words import DO, PhraseForm, words_of


class StepPhrases(Nouns):
    """Puts one ability into words: its nouns, and its steps by the classes of their verbs."""

    def __call__(self, key: str, form: PhraseForm | None = None, **args: object) -> str:
        """The message `card-uu-<key>`, in the form that its sentence asks for if it is that of a verb."""
        if form is not None:
            args = {"form": form.mood, "who": form.who, "own": form.own, **args}
        return self.translator.say(key, **args)

    def sentences(self, steps: Sequence[Step]) -> Iterator[str]:
        """One after the other, without capitals and full stops; orders to you in a row share a sentence."""
        for are_orders, run in groupby(steps, lambda step: words_of(step).is_order(step)):
            if are_orders:
                yield from self.orders(list(run))
            else:
                for step in run:
                    yield from words_of(step).sentences(step, self)

    def orders(self, steps: Sequence[Step]) -> Iterator[str]:
        apart = list(takewhile(lambda step: words_of(step).stands_apart, steps))
        if len(apart) > 1:
            yield from (self.step(step, DO) for step in apart)
            steps = steps[len(apart) :]
        if steps:
            yield self.steps(steps, DO)

    def steps(self, steps: Sequence[Step], form: PhraseForm) -> str:
        """A list within a sentence."""
        last = len(steps) - 1
        return self.translator.both(
            [
                f"({phrase})" if last and words_of(step).needs_brackets(step, n == last) else phrase
                for n, (step, phrase) in enumerate((step, self.step(step, form)) for step in steps)
            ]
        )

    def step(self, step: Step, form: PhraseForm) -> str:
        """A step within a sentence, in the form of whoever does it."""
        words = words_of(step)
        return words.phrase(step, self, self._form_for(words.doer(step), form))

    def branch(self, steps: Sequence[Step], form: PhraseForm, several: bool = True) -> str:
        """A list beside another one, in brackets if it is compound, or (`several`) has more than one step."""
        text = self.steps(steps, form)
        compound = len(steps) == 1 and words_of(steps[0]).is_compound(steps[0])
        return f"({text})" if compound or (several and len(steps) > 1) else text

    def _form_for(self, doer: str, form: PhraseForm) -> PhraseForm:
        if doer == "you":
            return form
        if form.mood == "do":
            return PhraseForm("they", self.player(doer, "does"))
        return PhraseForm("make", self.player(doer, "made"))


def during(condition: Condition | None, phrases: Sequence[str], say: StepPhrases) -> str:
    """A continuous rule in whole sentences, each with the condition that it hangs on."""
    if condition is None:
        return in_sentences(phrases)
    return in_sentences([say("while", condition=say.condition(condition), rule=phrase) for phrase in phrases])


def in_sentences(phrases: Sequence[str]) -> str:
    return " ".join(sentence(phrase) for phrase in phrases)
