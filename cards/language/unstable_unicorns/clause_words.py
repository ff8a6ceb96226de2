"""What every clause head says of itself: what is wrong with it, whether it fits its card, and how it reads."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

from cards.language.unstable_unicorns.parts import HEADS, Ability, CardScope, Condition
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.verb_words import report_step
from cards.language.unstable_unicorns.walking import inner_steps
from cards.language.unstable_unicorns.words import SILENT

if TYPE_CHECKING:
    from cards.language.unstable_unicorns.text.phrases import StepPhrases

A = TypeVar("A", bound=Ability)


class UuClauseWords(Generic[A]):
    """The words of one clause head. The steps inside it are found and checked without its help."""

    def __init_subclass__(cls, of: type[Ability] | None = None) -> None:
        super().__init_subclass__()
        HEADS.join(of, cls)

    @abstractmethod
    def report(self, clause: A, at: Place) -> None:
        """What can never happen, or need not be said."""

    @abstractmethod
    def text(self, clause: A, say: StepPhrases) -> str:
        """The clause in whole sentences."""

    def report_kind(self, clause: A, kind: str, at: Place) -> None:
        """Whether it fits a card of this kind. Most clauses are for cards that stay in a Stable."""
        if kind == "magic":
            at.wrong("magic-on-play")
        elif kind == "instant":
            at.wrong("instant-stops")

    def inside(self, clause: A, at: Place) -> Place:
        """What is known where the steps stand."""
        return at


def words_of(clause: A) -> UuClauseWords[A]:
    """The words of the head that this clause has."""
    words: UuClauseWords[A] = HEADS.words_of(clause)
    return words


def report_clause(clause: Ability, kind: str | None, at: Place) -> None:
    """A clause and all its steps; with a kind, also whether a card of that kind may have it."""
    words = words_of(clause)
    if kind in SILENT:
        at.wrong("no-abilities", kind=kind)
    elif kind is not None:
        words.report_kind(clause, kind, at)
    at.use_names(clause)
    words.report(clause, at)
    for place, step in inner_steps(clause):
        report_step(step, words.inside(clause, at).into(place))
    at.unused_names()


def report_condition(condition: Condition | None, at: Place) -> None:
    """How many cards of which kind: it must be possible, and not always so."""
    if condition is not None:
        at.into("stable.of").must_stay(condition.stable.of)
        if (condition.at_least is None) == (condition.at_most is None):
            at.wrong("least-or-most")


def report_scope(scope: CardScope, at: Place) -> None:
    """The cards of a continuous rule or a replacement."""
    if scope.what and (scope.of or scope.named or scope.not_):
        at.wrong("this-alone")
