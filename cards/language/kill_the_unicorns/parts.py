"""What programs are made of: the bases of verbs and clause heads, and the lists of steps and of abilities."""

from typing import Annotated

from msgspec import Meta, Struct

from cards.language.families import Family


class KuStep(Struct, frozen=True):
    """One thing done. What may be written is one of its subclasses, the verbs."""


class KuAbility(Struct, frozen=True, kw_only=True):
    """One clause of a card. What may be written is one of its subclasses, the clause heads."""


VERBS = Family(KuStep)
HEADS = Family(KuAbility)
AnyStep = Annotated[KuStep, Meta(title="verb"), VERBS]
Steps = Annotated[tuple[AnyStep, ...], Meta(min_length=1)]
Abilities = tuple[Annotated[KuAbility, Meta(title="clause"), HEADS], ...]
