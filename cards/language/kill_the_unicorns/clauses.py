"""What the language knows of the two clause heads: what is wrong with a clause, and how it reads.
A program is checked and read clause by clause; each step of a `when` by the words of its verb."""

from collections.abc import Iterator
from functools import reduce
from typing import Any, Generic, TypeVar, get_args

from msgspec import Struct

from cards.language.issues import Issue, issue, nearest, step_into
from cards.language.kill_the_unicorns.grammar import Abilities, Clause, Verb, When, While
from cards.language.kill_the_unicorns.phrases import Phrases
from cards.language.kill_the_unicorns.verb_words import must_agree, words_of
from cards.language.kill_the_unicorns.verbs import VERBS_AT
from cards.language.kill_the_unicorns.words import MOMENTS_OF_KIND, STATES_OF_KIND
from cards.language.phrasing import sentence

C = TypeVar("C", bound=Struct)


class ClauseWords(Generic[C]):
    """The words of one clause head. `of` is the Struct that the clause is written as."""

    def __init_subclass__(cls, of: type[Struct]) -> None:
        for part in ("check", "phrase"):
            if getattr(cls, part) is getattr(ClauseWords, part):
                raise TypeError(f"{cls.__name__} must have {part}()")
        CLAUSES[of] = cls()

    def check(self, clause: C, kind: str | None, place: str) -> Iterator[Issue]:
        """What is wrong with it on a card of this kind, if that is known."""
        raise NotImplementedError

    def phrase(self, clause: C, say: Phrases) -> str:
        """How it reads, without its full stop."""
        raise NotImplementedError


CLAUSES: dict[type[Struct], ClauseWords[Any]] = {}


class WhileWords(ClauseWords[While], of=While):
    """As long as the card lies there."""

    def check(self, clause: While, kind: str | None, place: str) -> Iterator[Issue]:
        yield from _check_word(clause.state, STATES_OF_KIND, kind, step_into(place, "while"))
        if clause.state == "held" and (clause.stars or clause.weight != 1):
            yield issue(place, "ku-points-not-stars")
        if clause.state != "held" and clause.points:
            yield issue(step_into(place, "points"), "ku-stars-not-points")

    def phrase(self, clause: While, say: Phrases) -> str:
        changes = []
        if clause.stars:
            changes.append(say.say("stars", more="yes" if clause.stars > 0 else "no", count=abs(clause.stars)))
        if clause.weight != 1:
            changes.append(say.say("weight", count=clause.weight))
        if clause.points:
            changes.append(say.say("points", more="yes" if clause.points > 0 else "no", count=abs(clause.points)))
        return say.say("while", state=clause.state, changes=say.both(changes or [say.say("nothing")]))


class WhenWords(ClauseWords[When], of=When):
    """At a moment, step by step."""

    def check(self, clause: When, kind: str | None, place: str) -> Iterator[Issue]:
        yield from _check_word(clause.moment, MOMENTS_OF_KIND, kind, step_into(place, "when"))
        for number, step in enumerate(clause.do):
            yield from _check_step(step, clause.moment, step_into(step_into(place, "do"), number))
        if kind == "character" and len(clause.do) > 1:
            yield issue(step_into(place, "do"), "ku-one-thing")

    def phrase(self, clause: When, say: Phrases) -> str:
        steps = [words_of(step).phrase(step, say) for step in clause.do]
        return say.say(
            "when", moment=clause.moment, steps=reduce(lambda said, step: say.say("next", steps=said, next=step), steps)
        )


must_agree(get_args(Clause), CLAUSES, "cards/language/kill_the_unicorns/clauses.py")


def check_abilities(abilities: Abilities, kind: str | None, place: str) -> list[Issue]:
    """What a program says that its card's kind or its moment does not know."""
    return [
        fault
        for number, clause in enumerate(abilities)
        for fault in CLAUSES[type(clause)].check(clause, kind, step_into(place, number))
    ]


def render(abilities: Abilities, kind: str, language: str) -> str:
    """What a card with these abilities says, one line a clause; its kind adds nothing."""
    say = Phrases(language, "card-ku")
    return "\n".join(sentence(CLAUSES[type(clause)].phrase(clause, say)) for clause in abilities)


def _check_step(step: Verb, moment: str, place: str) -> Iterator[Issue]:
    words, known = words_of(step), VERBS_AT[moment]
    if words.verb not in known:
        yield issue(place, "ku-verb-at", verb=words.verb, moment=moment, known=", ".join(known))
    else:
        yield from words.check(step, moment, step_into(place, words.verb))


def _check_word(word: str, known: dict[str, tuple[str, ...]], kind: str | None, place: str) -> Iterator[Issue]:
    if kind is not None and word not in known.get(kind, ()):
        yield issue(place, "ku-no-moment", nearest(word, known.get(kind, ())), word=word, kind=kind)
