"""What the language knows of a verb: when it can be done, whom it names, what is wrong with it, how it reads.
One class a verb, in `verbs/`. A class without one of its parts, or a verb without a class, fails at import."""

from abc import abstractmethod
from collections.abc import Iterator
from typing import ClassVar, Generic, TypeVar

from cards.language.issues import Issue, issue, nearest, step_into
from cards.language.kill_the_unicorns.parts import VERBS, KuStep
from cards.language.kill_the_unicorns.phrases import RolePhrases
from cards.language.kill_the_unicorns.words import ROLES_AT, Moment

S = TypeVar("S", bound=KuStep)


class KuVerbWords(Generic[S]):
    """The words of one verb. `of` is the Struct that the verb is written as."""

    verb: ClassVar[str]
    moments: ClassVar[tuple[Moment, ...]] = ()
    """When it can be done."""
    takes_token: ClassVar[bool] = False
    """Whether a purchase gets its token by it."""
    discards_unicorn: ClassVar[bool] = False

    def __init_subclass__(cls, of: type[KuStep] | None = None) -> None:
        if of is not None and not cls.moments:
            raise TypeError(f"{cls.__name__} must say at which moments it can be done")
        VERBS.join(of, cls)
        cls.verb = of.__struct_encode_fields__[0] if of is not None else ""

    @abstractmethod
    def phrase(self, step: S, say: RolePhrases) -> str:
        """How it reads."""

    def roles(self, step: S) -> Iterator[tuple[str, str]]:
        """Whom it names, each with the key at which it does."""
        yield from ()

    def issues_in(self, step: S, moment: str, place: str) -> Iterator[Issue]:
        """What is wrong with it at this moment."""
        present = ROLES_AT.get(moment, ())
        for key, role in self.roles(step):
            if role not in present:
                yield issue(step_into(place, key), "ku-no-role", nearest(role, present), role=role, moment=moment)

    def uses_unicorn(self, step: S) -> bool:
        """Whether it acts on the unicorn that a purchase names."""
        return self.discards_unicorn


def words_of(step: S) -> KuVerbWords[S]:
    """The words of a step's verb."""
    words: KuVerbWords[S] = VERBS.words_of(step)
    return words
