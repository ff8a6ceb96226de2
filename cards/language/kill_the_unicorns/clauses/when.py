"""`when`: what is done at a moment, step by step."""

from collections.abc import Iterator
from functools import reduce

from msgspec import field

from cards.language.issues import Issue, issue, step_into
from cards.language.kill_the_unicorns.clause_words import KuClauseWords, issues_in_word
from cards.language.kill_the_unicorns.parts import KuAbility, KuStep, Steps
from cards.language.kill_the_unicorns.phrases import RolePhrases
from cards.language.kill_the_unicorns.verb_words import words_of
from cards.language.kill_the_unicorns.verbs import VERBS_AT
from cards.language.kill_the_unicorns.words import MOMENTS_OF_KIND, Moment


class KuWhen(KuAbility, frozen=True, kw_only=True):
    """What is done at a moment, step by step."""

    moment: Moment = field(name="when")
    do: Steps


class KuWhenWords(KuClauseWords[KuWhen], of=KuWhen):
    """At a moment, step by step."""

    def issues_in(self, clause: KuWhen, kind: str | None, place: str) -> Iterator[Issue]:
        yield from issues_in_word(clause.moment, MOMENTS_OF_KIND, kind, step_into(place, "when"))
        for number, step in enumerate(clause.do):
            yield from _issues_in_step(step, clause.moment, step_into(step_into(place, "do"), number))
        if kind == "character" and len(clause.do) > 1:
            yield issue(step_into(place, "do"), "ku-one-thing")

    def phrase(self, clause: KuWhen, say: RolePhrases) -> str:
        steps = [words_of(step).phrase(step, say) for step in clause.do]
        return say.say(
            "when", moment=clause.moment, steps=reduce(lambda said, step: say.say("next", steps=said, next=step), steps)
        )


def _issues_in_step(step: KuStep, moment: str, place: str) -> Iterator[Issue]:
    words, known = words_of(step), VERBS_AT[moment]
    if words.verb not in known:
        yield issue(place, "ku-verb-at", verb=words.verb, moment=moment, known=", ".join(known))
    else:
        yield from words.issues_in(step, moment, step_into(place, words.verb))
