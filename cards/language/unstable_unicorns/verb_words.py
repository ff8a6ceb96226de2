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
    from cards.language.unstable_unicorns.text.phrases import StepPhrases

S = TypeVar("S", bound=Step)


class PhraseForm(Struct, frozen=True):
    """The form that a sentence asks of a verb, and who does it, if it is not you.

    `do`: an order to you. `to`: what you may do. `they`: somebody does it. `make`: you may make somebody do it.
    """

    mood: Literal["do", "to", "they", "make"]
    who: str = ""
    theirs: bool = False
    """What is their own is meant by “their”, although the form is not about them."""

    @property
    def own(self) -> str:
        """Whose hand and Stable the words of the verb mean: `your` or `their`."""
        return "their" if self.theirs or self.mood in ("they", "make") else "your"


DO, TO, LET = PhraseForm("do"), PhraseForm("to"), PhraseForm("to", theirs=True)


class UuVerbWords(Generic[S]):
    """The words of one verb. Its names are checked by the types of their fields; steps inside it are found."""

    never_fails: ClassVar[bool] = False
    """It is always done in full: a condition on it says nothing."""
    can_be_let: ClassVar[bool] = False
    """Its words can be about what somebody else does with cards of their own."""
    stands_apart: ClassVar[bool] = False
    """Several at the beginning need a sentence each: the second depends on the first."""

    def __init_subclass__(cls, of: type[Step] | None = None) -> None:
        super().__init_subclass__()
        VERBS.join(of, cls)

    @abstractmethod
    def phrase(self, step: S, say: StepPhrases, form: PhraseForm) -> str:
        """The step within a sentence."""

    def report(self, step: S, at: Place) -> None:
        """What can never happen, or need not be said, beyond names."""

    def inside(self, at: Place) -> Place:
        """What is known where the inner steps stand."""
        return at

    def sentences(self, step: S, say: StepPhrases) -> Iterator[str]:
        """The step by itself, without capitals and full stops."""
        yield say.step(step, DO)

    def fate_of_this(self, step: S) -> str | None:
        """What the step itself, if it is about `this` card alone, does to it: a word such as `be_sacrificed`."""
        return None

    def lowers_unicorns(self, step: S) -> bool:
        """Whether it can take Unicorns out of your Stable, so that doing it again and again comes to an end."""
        return any(words_of(inner).lowers_unicorns(inner) for _, inner in inner_steps(step))

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


def words_of(step: S) -> UuVerbWords[S]:
    """The words of the verb that this step is."""
    words: UuVerbWords[S] = VERBS.words_of(step)
    return words


def report_step(step: Step, at: Place) -> None:
    """A step and all inside it. A name is given last: a step cannot use the name that it gives."""
    words = words_of(step)
    at.use_names(step)
    words.report(step, at)
    for place, inner in inner_steps(step):
        report_step(inner, words.inside(at).into(place))
    at.give_names(step)
