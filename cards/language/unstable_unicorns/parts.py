"""What clauses and verbs are made of: which cards they are about, and the lists of steps and of abilities."""

from typing import Annotated, ClassVar

from msgspec import Meta, Struct, field

from cards.language.families import Family
from cards.language.unstable_unicorns.words import Kinds, Name, This, Whose


class Filter(Struct, frozen=True, kw_only=True):
    """Which cards: by kind, by the tag they are named with; every card if nothing is said."""

    of: Kinds = ()
    named: Name | None = None


class CardScope(Filter, frozen=True, kw_only=True):
    """Cards that a continuous rule or a replacement is about; or this card.

    `whose` is the Stable they are in or would come into; of cards that are played, the player.
    """

    short: ClassVar[str] = "what"
    what: This | None = None
    whose: Whose = "you"
    not_: This | None = field(name="not", default=None)


class Cause(Filter, frozen=True, kw_only=True):
    """Cards whose effect does something: by kind, by tag."""

    short: ClassVar[str] = "of"


class Condition(Struct, frozen=True, kw_only=True):
    """How many of these cards are in your Stable."""

    stable: Filter
    at_least: Annotated[int, Meta(ge=1, le=9)] | None = None
    at_most: Annotated[int, Meta(ge=0, le=9)] | None = None


class Step(Struct, frozen=True):
    """One thing done. What may be written is one of its subclasses, the verbs."""


class Ability(Struct, frozen=True):
    """One clause of a card. What may be written is one of its subclasses, the clause heads."""


VERBS = Family(Step)
HEADS = Family(Ability)
AnyStep = Annotated[Step, Meta(title="verb"), VERBS]
Steps = Annotated[tuple[AnyStep, ...], Meta(min_length=1)]
Abilities = tuple[Annotated[Ability, Meta(title="clause"), HEADS], ...]
