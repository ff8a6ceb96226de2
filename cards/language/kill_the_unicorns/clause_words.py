"""What the language knows of a clause head: what is wrong with a clause, and how it and its card read.
One class a head, in `clauses/`. A class without one of its parts, or a head without a class, fails at import."""

from abc import abstractmethod
from collections.abc import Iterator
from typing import Generic, TypeVar

from cards.language.issues import Issue, issue, nearest
from cards.language.kill_the_unicorns.parts import HEADS, Abilities, KuAbility
from cards.language.kill_the_unicorns.phrases import RolePhrases
from cards.language.phrasing import AT_ANY_TABLE, NO_TAGS, KnownTags, TableOptions, sentence

A = TypeVar("A", bound=KuAbility)


class KuClauseWords(Generic[A]):
    """The words of one clause head. `of` is the Struct that the clause is written as."""

    def __init_subclass__(cls, of: type[KuAbility] | None = None) -> None:
        HEADS.join(of, cls)

    @abstractmethod
    def issues_in(self, clause: A, kind: str | None, place: str) -> Iterator[Issue]:
        """What is wrong with it on a card of this kind, if that is known."""

    @abstractmethod
    def phrase(self, clause: A, say: RolePhrases) -> str:
        """How it reads, without its full stop."""


def words_of(clause: A) -> KuClauseWords[A]:
    """The words of a clause's head."""
    words: KuClauseWords[A] = HEADS.words_of(clause)
    return words


def issues_in_word(word: str, known: dict[str, tuple[str, ...]], kind: str | None, place: str) -> Iterator[Issue]:
    """Whether cards of this kind know this moment or state."""
    if kind is not None and word not in known.get(kind, ()):
        yield issue(place, "ku-no-moment", nearest(word, known.get(kind, ())), word=word, kind=kind)


def render(
    abilities: Abilities,
    kind: str,
    language: str,
    options: TableOptions = AT_ANY_TABLE,
    tags: KnownTags = NO_TAGS,
) -> str:
    """What a card with these abilities says, a line for each clause; its kind and tags add nothing."""
    say = RolePhrases(language, "card-ku", options=options)
    return "\n".join(sentence(words_of(clause).phrase(clause, say)) for clause in abilities)
