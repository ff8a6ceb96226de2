"""`let`: other players act and choose for themselves."""

from collections.abc import Iterator, Sequence

from cards.language.unstable_unicorns.parts import VERBS, Step, Steps
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.text.phrases import StepPhrases
from cards.language.unstable_unicorns.verb_words import DO, LET, PhraseForm, UuVerbWords, words_of
from cards.language.unstable_unicorns.verbs.may import May
from cards.language.unstable_unicorns.walking import inner_steps
from cards.language.unstable_unicorns.words import Actors


class Let(Step, frozen=True):
    """These players do the steps, each for themselves: inside, `you` is each of them."""

    let: Actors
    do: Steps


class LetWords(UuVerbWords[Let], of=Let):
    def report(self, step: Let, at: Place) -> None:
        if step.let == "you":
            at.into("let").wrong("let-you")
        only = step.do[0]
        inside = inner_steps(only, "do[0]") if len(step.do) == 1 and isinstance(only, May) else inner_steps(step)
        for place, inner in inside:
            self.report_inner(inner, at.into(place))

    def report_inner(self, step: Step, at: Place) -> None:
        """Only what has words for somebody else, done with the own cards."""
        words = words_of(step)
        if not words.can_be_let:
            can = sorted(verb_of(member) for member in Step.__subclasses__() if VERBS.words_for(member).can_be_let)
            at.wrong("let-what", verb=verb_of(type(step)), verbs=", ".join(can))
        elif words.doer(step) != "you" or words.fate_of_this(step) is not None:
            at.wrong("let-who")
        for place, inner in inner_steps(step):
            self.report_inner(inner, at.into(place))

    def sentences(self, step: Let, say: StepPhrases) -> Iterator[str]:
        yield self.offer(step, say)
        if after := self.after(step):
            yield self.reward(after, say)

    def phrase(self, step: Let, say: StepPhrases, form: PhraseForm) -> str:
        after = self.after(step)
        return f"{self.offer(step, say)} ({self.reward(after, say)})" if after else self.offer(step, say)

    def offer(self, step: Let, say: StepPhrases) -> str:
        only = step.do[0]
        may = len(step.do) == 1 and isinstance(only, May)
        steps = only.may if isinstance(only, May) and may else step.do
        who = say.player(step.let, "does")
        return say("let", DO, way="may" if may else "must", who=who, steps=say.steps(steps, LET))

    def reward(self, steps: Sequence[Step], say: StepPhrases) -> str:
        return say("if-they-do", steps=say.steps(steps, LET))

    def after(self, step: Let) -> Sequence[Step]:
        """What follows for those who have done what they may."""
        return step.do[0].if_you_do if isinstance(step.do[0], May) else ()


def verb_of(step: type[Step]) -> str:
    return step.__struct_encode_fields__[0]
