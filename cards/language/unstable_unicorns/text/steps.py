"""Lists of steps as sentences. A list inside a sentence is joined by “and”, with brackets where it would be unclear."""

from collections.abc import Iterator, Sequence
from itertools import groupby, takewhile
from types import UnionType

from cards.language.phrasing import sentence
from cards.language.unstable_unicorns.grammar import Choose, Do, ForEach, May, PickPlayer, Step
from cards.language.unstable_unicorns.text.nouns import Nouns
from cards.language.unstable_unicorns.text.verbs import Verbs, doer

Compound = May | Do | Choose | ForEach


class Telling:
    """Puts the steps of one ability into words."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.verbs = Verbs(nouns)
        self.say = nouns.speech.say

    def sentences(self, steps: Sequence[Step]) -> Iterator[str]:
        """One after the other, without capitals and full stops; orders to you in a row share a sentence."""
        for is_order, run in groupby(steps, _is_order):
            if is_order:
                orders = list(run)
                picks = len(list(takewhile(lambda step: isinstance(step, PickPlayer), orders)))
                if picks > 1:  # who is chosen second depends on who is chosen first: too much for one sentence
                    yield from (self.inline(step, "do") for step in orders[:picks])
                    orders = orders[picks:]
                if orders:
                    yield self.joined(orders, "do")
            else:
                for step in run:
                    yield from self.own_sentences(step)

    def own_sentences(self, step: Step) -> Iterator[str]:
        if isinstance(step, May) and step.if_you_do:
            yield self.say("may", form="do", steps=self.joined(step.may, "to"))
            yield self.say("if-you-do", steps=self.joined(step.if_you_do, "do"))
        else:
            yield self.inline(step, "do")

    def joined(self, steps: Sequence[Step], form: str) -> str:
        """A list within a sentence."""
        last = len(steps) - 1
        phrases = [self.inline(step, form) for step in steps]
        return self.nouns.speech.both(
            [
                f"({phrase})" if last and _needs_brackets(step, n == last) else phrase
                for n, (step, phrase) in enumerate(zip(steps, phrases, strict=True))
            ]
        )

    def inline(self, step: Step, form: str) -> str:
        match step:
            case May():
                text = self.say("may", form=form, steps=self.joined(step.may, "to"))
                if not step.if_you_do:
                    return text
                return f"{text} ({self.say('if-you-do', steps=self.joined(step.if_you_do, 'do'))})"
            case Do():
                then = self.branch(step.then, form) if _is_lone(step.then, Do) else self.joined(step.then, form)
                return self.say("then", steps=self.branch(step.do, form, several=False), then=then)
            case Choose():
                return self.nouns.speech.either([self.branch(branch, form) for branch in step.choose])
            case ForEach():
                return self.say("for-each", group=step.for_each, steps=self.joined(step.do, form))
        return self.verbs.phrase(step, form)

    def branch(self, steps: Sequence[Step], form: str, several: bool = True) -> str:
        """A list beside another one, in brackets if it is compound, or (`several`) has more than one step."""
        text = self.joined(steps, form)
        return f"({text})" if (several and len(steps) > 1) or _is_lone(steps, Compound) else text


def _is_lone(steps: Sequence[Step], kind: type | UnionType) -> bool:
    return len(steps) == 1 and isinstance(steps[0], kind)


def _is_order(step: Step) -> bool:
    return not isinstance(step, Compound) and doer(step) == "you"


def _needs_brackets(step: Step, is_last: bool) -> bool:
    return isinstance(step, Compound) or (not is_last and doer(step) != "you")


def in_sentences(phrases: Sequence[str]) -> str:
    return " ".join(sentence(phrase) for phrase in phrases)
