"""One printed card of Kill the Unicorns, of any of the seven kinds."""

from typing import Annotated

from msgspec import Meta

from cards.language.kill_the_unicorns.parts import Abilities
from cards.language.kill_the_unicorns.words import Kind, PrintedColour, Small, Source, Stock
from cards.language.sets import CardBase, CardId, Names

FieldName = Annotated[str, Meta(title="field", pattern=r"[a-z_]+")]


class Card(CardBase, frozen=True, kw_only=True):
    """A card as its set describes it; which fields it has depends on its kind.

    `copies` of a hunt card are counted for each character, of a stratagem in each deck. `provenance` holds for
    every value of the card but those that `provenance_of` names.
    """

    kind: Kind
    colour: PrintedColour | None = None
    stars: Small | None = None
    legendary: bool = False
    pigicorn: bool = False
    value: Annotated[int, Meta(ge=0, le=9)] | None = None
    decks: tuple[CardId, ...] = ()
    pin: bool = False
    cost: Annotated[int, Meta(ge=0, le=30)] | None = None
    stock: Stock | None = None
    article: CardId | None = None
    ability_names: Names | None = None
    abilities: Abilities = ()
    provenance_of: dict[FieldName, Source] = {}
