"""What the rules know of a verb: what happens when it is done, at each moment at which the language allows it.
One class a verb, in `verbs/`. A class without the part for one of its moments fails at import, not in play."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from cards.language.kill_the_unicorns import STEPS
from cards.language.kill_the_unicorns.parts import VERBS as WORDS
from cards.language.kill_the_unicorns.parts import KuStep
from games.rules.kernel.prompts import Action, FormField
from games.rules.kernel.registry import Registry
from games.rules.kernel.table import Copy
from games.rules.kernel.words import Say, say
from games.rules.kill_the_unicorns.events import CaptorChanged
from games.rules.kill_the_unicorns.table import KuRun, Unicorn

S = TypeVar("S", bound=Struct)
Choices = dict[str, FormField]
Roles = Mapping[str, int]


@dataclass
class Chase:
    """A hunt being resolved: the unicorn, and who is left after ties. Who takes it stands on the Table."""

    unicorn: Copy
    survivors: list[int]
    roles: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Purchase:
    """What a seat has just bought: the unicorn that it is for, and the token that comes with it."""

    seat: int
    unicorn: str
    token: Copy


class NotAtThisMoment(TypeError):
    """A verb was done at a moment at which the language does not allow it. The checks of a card set prevent that."""


class KuDoing(Generic[S]):
    """The doing of one verb. It has the method of each moment that the verb's words name."""

    needs_stratagems: ClassVar[bool] = False
    """Whether there is nothing to do in a game without stratagems (KU-A9.6)."""
    moves_unicorns: ClassVar[bool] = False
    """Whether a collection may be complete afterwards."""

    def __init_subclass__(cls, of: type[Struct]) -> None:
        if of not in STEPS:
            raise TypeError(f"{cls.__name__} is of {of.__name__}, which is no verb of the language")
        for moment in WORDS.words_for(of).moments:
            for part in PARTS[moment]:
                if getattr(cls, part) is getattr(KuDoing, part):
                    raise TypeError(
                        f'{cls.__name__} must have {part}(): "{WORDS.words_for(of).verb}" is allowed when {moment}'
                    )
        VERBS.join(of, cls)

    def spring(self, run: KuRun, step: S, chase: Chase) -> bool:
        """Do it for a stratagem just revealed; False if there was nothing to act on."""
        raise NotAtThisMoment(type(self).__name__)

    def mark(self, run: KuRun, step: S, unicorn: Unicorn, seat: int, roles: Roles) -> None:
        """Do it to a unicorn of this seat that was just taken, or just got a token."""
        raise NotAtThisMoment(type(self).__name__)

    def ways(self, run: KuRun, step: S, seat: int) -> Iterator[Choices]:
        """The choices of each form in which the seat may use it as an ability now; none if it has nothing to act on."""
        raise NotAtThisMoment(type(self).__name__)

    def label(self, run: KuRun, seat: int, choices: Choices) -> Say:
        """What the button of one of these forms says."""
        return say("form-ku-use-ability", card=run.table.hunters[seat].character)

    def use(self, run: KuRun, step: S, seat: int, action: Action) -> None:
        """Do it as an ability, with the choices that one of its forms was filled with."""
        raise NotAtThisMoment(type(self).__name__)

    def more_cards(self, step: S) -> int:
        """How many more cards the seat plays when it uses it as its bid."""
        raise NotAtThisMoment(type(self).__name__)

    def buy(self, run: KuRun, step: S, purchase: Purchase) -> None:
        """Do it as part of a purchase."""
        raise NotAtThisMoment(type(self).__name__)


PARTS: dict[str, tuple[str, ...]] = {
    "revealed": ("spring",),
    "captured": ("mark",),
    "placed": ("mark",),
    "before_play": ("ways", "use"),
    "hunt": ("ways", "use"),
    "compared": ("ways", "use"),
    "lost_hunt": ("ways", "use"),
    "own_bid": ("more_cards",),
    "bought": ("buy",),
}
"""What a verb must have to be done at a moment."""

VERBS: Registry[KuDoing[Any]] = Registry("verb")


def give_hunted(run: KuRun, captor: int | None) -> None:
    """Somebody else will take the hunted unicorn, or nobody."""
    run.table.captor = captor
    run.emit(CaptorChanged(captor))


def word_of(step: KuStep) -> str:
    """The verb as a program writes it."""
    word: str = WORDS.words_for(type(step)).verb
    return word


def doing_of(step: Struct) -> KuDoing[Any]:
    """The class that does this step."""
    return VERBS.by_struct[type(step)]
