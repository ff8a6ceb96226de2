"""What every verb says of itself: what is wrong with a step, and how it reads. A class for each, beside its Struct."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Generic, Literal, TypeVar

from msgspec import Struct

from cards.language.unstable_unicorns.parts import VERBS, Step
from cards.language.unstable_unicorns.place import Place
from cards.language.unstable_unicorns.walking import inner_steps

if TYPE_CHECKING:
    from cards.language.unstable_unicorns.text.phrases import Phrases

S = TypeVar("S", bound=Step)


class PhraseForm(Struct, frozen=True):
    """The form that a sentence asks of a verb, and who does it, if it is not you.

    `do`: an order to you. `to`: what you may do. `they`: somebody does it. `make`: you may make somebody do it.
    """

    mood: Literal["do", "to", "they", "make"]
    who: str = ""


DO, TO = PhraseForm("do"), PhraseForm("to")


class VerbWords(Generic[S]):
    """The words of one verb. Its names are checked by the types of their fields; steps inside it are found."""

    never_fails: ClassVar[bool] = False
    """It is always done in full: a condition on it says nothing."""
    stands_apart: ClassVar[bool] = False
    """Several at the beginning need a sentence each: the second depends on the first."""

    def __init_subclass__(cls, of: type[Step] | None = None) -> None:
        super().__init_subclass__()
        VERBS.join(of, cls)

    @abstractmethod
    def phrase(self, step: S, say: Phrases, form: PhraseForm) -> str:
        """The step within a sentence."""

    def check(self, step: S, at: Place) -> None:
        """What can never happen, or need not be said, beyond names."""

    def inside(self, at: Place) -> Place:
        """What is known where the inner steps stand."""
        return at

    def sentences(self, step: S, say: Phrases) -> Iterator[str]:
        """The step by itself, without capitals and full stops."""
        yield say.step(step, DO)

    def doer(self, step: S) -> str:
        """Who does it: the word or name under `who`, or else you."""
        return getattr(getattr(step, step.__struct_fields__[0]), "who", "you")

    def is_compound(self, step: S) -> bool:
        return any(True for _ in inner_steps(step))

    def is_order(self, step: S) -> bool:
        """One plain thing that you do: several of them share a sentence."""
        return not self.is_compound(step) and self.doer(step) == "you"

    def needs_brackets(self, step: S, is_last: bool) -> bool:
        """In a list, where the next step would seem to belong to it."""
        return self.is_compound(step) or (not is_last and self.doer(step) != "you")


def words_of(step: S) -> VerbWords[S]:
    """The words of the verb that this step is."""
    words: VerbWords[S] = VERBS.words_of(step)
    return words


def check_step(step: Step, at: Place) -> None:
    """A step and all inside it. A name is given last: a step cannot use the name that it gives."""
    words = words_of(step)
    at.use_names(step)
    words.check(step, at)
    for place, inner in inner_steps(step):
        check_step(inner, words.inside(at).into(place))
    at.give_names(step)
