"""`when` … `do`: something triggers, something is done."""

from typing import Annotated

from msgspec import Meta, Struct

from cards.language.unstable_unicorns.parts import Ability, Filter, Steps
from cards.language.unstable_unicorns.words import Passage, Trigger


class Passing(Filter, frozen=True, kw_only=True):
    """A card of the Stable this card is in enters or leaves it."""

    event: tuple[Passage, ...]


class TooMany(Struct, frozen=True, kw_only=True):
    """The Stable this card is in counts more Unicorns than this."""

    more_unicorns_than: Annotated[int, Meta(ge=0, le=20)]


class When(Ability, frozen=True):
    """A triggered effect: what happens, and when."""

    when: Annotated[Trigger | Passing | TooMany, Meta(title="trigger")]
    do: Steps
