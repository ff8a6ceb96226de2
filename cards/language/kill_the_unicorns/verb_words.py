"""What the language knows of a verb: when it can be done, whom it names, what is wrong with it, how it reads.
One class a verb, in `verbs/`. A class without one of its parts, or a verb without a class, fails at import."""

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from cards.language.issues import Issue, issue, nearest, step_into
from cards.language.kill_the_unicorns.phrases import Phrases
from cards.language.kill_the_unicorns.words import ROLES_AT, Moment

S = TypeVar("S", bound=Struct)


class VerbWords(Generic[S]):
    """The words of one verb. `of` is the Struct that the verb is written as; a base of several verbs has none."""

    verb: ClassVar[str]
    moments: ClassVar[tuple[Moment, ...]] = ()
    """When it can be done."""
    takes_token: ClassVar[bool] = False
    """Whether a purchase gets its token by it."""
    discards_unicorn: ClassVar[bool] = False

    def __init_subclass__(cls, of: type[Struct] | None = None) -> None:
        if of is None:
            return
        if not cls.moments:
            raise TypeError(f"{cls.__name__} must say at which moments it can be done")
        if cls.phrase is VerbWords.phrase:
            raise TypeError(f"{cls.__name__} must have phrase(): how the verb reads")
        cls.verb = verb_of(of)
        VERBS[of] = cls()

    def phrase(self, step: S, say: Phrases) -> str:
        """How it reads."""
        raise NotImplementedError

    def roles(self, step: S) -> Iterator[tuple[str, str]]:
        """Whom it names, each with the key at which it does."""
        yield from ()

    def check(self, step: S, moment: str, place: str) -> Iterator[Issue]:
        """What is wrong with it at this moment."""
        present = ROLES_AT.get(moment, ())
        for key, role in self.roles(step):
            if role not in present:
                yield issue(step_into(place, key), "ku-no-role", nearest(role, present), role=role, moment=moment)

    def uses_unicorn(self, step: S) -> bool:
        """Whether it acts on the unicorn that a purchase names."""
        return self.discards_unicorn


VERBS: dict[type[Struct], VerbWords[Any]] = {}


def words_of(step: Struct) -> VerbWords[Any]:
    """The words of a step's verb."""
    return VERBS[type(step)]


def verb_of(step: Struct | type[Struct]) -> str:
    """The word that a step is written with."""
    return step.__struct_encode_fields__[0]


def must_agree(grammar: Iterable[type[Struct]], known: Iterable[type[Struct]], where: str) -> None:
    """Raise TypeError unless there is one class for each Struct of the grammar."""
    written, classes = set(grammar), set(known)
    if lacking := sorted(struct.__name__ for struct in written - classes):
        raise TypeError(f"the grammar has {', '.join(lacking)}, but no class in {where} is of it")
    if surplus := sorted(struct.__name__ for struct in classes - written):
        raise TypeError(f"{where} has a class of {', '.join(surplus)}, but the grammar does not have it")
