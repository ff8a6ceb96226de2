"""One printed card of Kill the Unicorns, of any of the seven kinds."""

from typing import Annotated

from msgspec import Meta

from cards.language.kill_the_unicorns.parts import Abilities
from cards.language.kill_the_unicorns.words import Kind, PrintedColour, Small, Source, Stock
from cards.language.sets import CardBase, CardId, Names

FieldName = Annotated[str, Meta(title="field", pattern=r"[a-z_]+")]


class KuCard(CardBase, frozen=True, kw_only=True):
    """A card as its set describes it; which fields it has depends on its kind.

    `copies` of a hunt card are counted for each character, of a stratagem in each deck. `provenance` holds for
    every value of the card but those that `provenance_of` names.
    """

    kind: Kind
    colour: PrintedColour | None = None
    """A unicorn's printed colour; null: none."""
    stars: Small | None = None
    """A unicorn's printed stars, or what a token adds."""
    legendary: bool = False
    """It is a legendary unicorn."""
    pigicorn: bool = False
    """It is a pigicorn."""
    value: Annotated[int, Meta(ge=0, le=9)] | None = None
    """What a hunt card counts."""
    decks: tuple[CardId, ...] = ()
    """The characters in whose decks a stratagem is."""
    pin: bool = False
    """The stratagem stays on the unicorn."""
    cost: Annotated[int, Meta(ge=0, le=30)] | None = None
    """What an article costs."""
    stock: Stock | None = None
    """How many tokens of the article come into a game."""
    article: CardId | None = None
    """The article that a token belongs to."""
    ability_names: Names | None = None
    """What the character's ability is called, by language."""
    abilities: Abilities = ()
    provenance_of: dict[FieldName, Source] = {}
    """Where single values come from, if not from where the others do."""
