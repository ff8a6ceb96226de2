"""`treat`: cards or players are looked at differently while the card is there."""

from typing import Annotated, Literal

from msgspec import Meta, field

from cards.language.unstable_unicorns.parts import Ability, Scope
from cards.language.unstable_unicorns.words import Audience


class Treat(Ability, frozen=True, kw_only=True):
    """A continuous change in how cards, or players, are looked at."""

    treat: Annotated[Audience | Scope, Meta(title="subject")]
    silenced: Literal[True] | None = None
    as_: Annotated[Literal["panda"], Meta(title="kind")] | None = field(name="as", default=None)
    counts_as: Annotated[int, Meta(ge=0, le=9)] | None = None
    grave: Annotated[Literal["hand"], Meta(title="zone")] | None = None
    hand: Annotated[Literal["visible"], Meta(title="state of a hand")] | None = None
    hand_limit: Annotated[int, Meta(ge=0, le=20)] | None = None
