"""What every clause head says of itself: what is wrong with it, whether it fits its card, and how it reads."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

from cards.language.unstable_unicorns.parts import HEADS, Ability, Scope
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.verb_words import check_step
from cards.language.unstable_unicorns.walking import inner_steps

if TYPE_CHECKING:
    from cards.language.unstable_unicorns.text.phrases import Phrases

A = TypeVar("A", bound=Ability)


class ClauseWords(Generic[A]):
    """The words of one clause head. The steps inside it are found and checked without its help."""

    def __init_subclass__(cls, of: type[Ability] | None = None) -> None:
        super().__init_subclass__()
        HEADS.join(of, cls)

    @abstractmethod
    def check(self, clause: A, at: Place) -> None:
        """What can never happen, or need not be said."""

    @abstractmethod
    def text(self, clause: A, say: Phrases) -> str:
        """The clause in whole sentences."""

    def check_kind(self, clause: A, kind: str, at: Place) -> None:
        """Whether it fits a card of this kind. Most clauses are for cards that stay in a Stable."""
        if kind == "magic":
            at.wrong("magic-on-play")
        elif kind == "instant":
            at.wrong("instant-stops")

    def inside(self, clause: A, at: Place) -> Place:
        """What is known where the steps stand."""
        return at


def words_of(clause: A) -> ClauseWords[A]:
    """The words of the head that this clause has."""
    words: ClauseWords[A] = HEADS.words_of(clause)
    return words


def check_clause(clause: Ability, kind: str | None, at: Place) -> None:
    """A clause and all its steps; with a kind, also whether a card of that kind may have it."""
    words = words_of(clause)
    if kind in ("baby_unicorn", "basic_unicorn"):
        at.wrong("no-abilities", kind=kind)
    elif kind is not None:
        words.check_kind(clause, kind, at)
    at.use_names(clause)
    words.check(clause, at)
    for place, step in inner_steps(clause):
        check_step(step, words.inside(clause, at).into(place))
    at.unused_names()


def check_scope(scope: Scope, at: Place) -> None:
    """The cards of a continuous rule or a replacement."""
    if scope.what and (scope.of or scope.named or scope.not_):
        at.wrong("this-alone")
