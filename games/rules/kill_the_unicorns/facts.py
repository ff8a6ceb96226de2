"""What the questions of Kill the Unicorns are about, as data: which card asks, for what, and how the hunt stands."""

from enum import StrEnum

from msgspec import Struct

from games.rules.kernel.facts import AskingCard, Facts
from games.rules.kernel.names import Verb
from games.rules.kill_the_unicorns.shown import RevealedStratagem


class HuntFacts(Struct, frozen=True):
    """How the hunt stands that the question is part of."""

    slot: int
    """Its place in the row, counted from 0."""
    unicorn: str | None
    """The hunted unicorn, as long as it lies in the row."""
    number: int
    """How many cards it asks for; 0: nobody has opened it."""
    winner: int | None
    """Who won it; null: it is not decided, or ties cancelled everybody."""
    captor: int | None
    """Who will take the unicorn; null: nobody yet, or it flees."""
    revealed: RevealedStratagem | None
    """The stratagem that was turned up in it."""


class CharacterFacts(Facts, Struct, frozen=True, kw_only=True, tag_field="about", tag="character"):
    """You choose who you are, before the first round."""

    verb: Verb
    """`choose_character`"""


class PlacingFacts(Facts, Struct, frozen=True, kw_only=True, tag_field="about", tag="placing"):
    """You lay one of two stratagems at a unicorn of the row; the other one is discarded."""

    verb: Verb
    """`place`"""


class BidFacts(Facts, Struct, frozen=True, kw_only=True, tag_field="about", tag="bid"):
    """You bid for the hunted unicorn, or pass."""

    verb: Verb
    """`hunt`"""
    hunt: HuntFacts
    """How the hunt stands."""
    least: int
    """The fewest cards that a bid takes."""
    most: int
    """The most cards that a bid takes, an ability not counted."""
    exposed: bool
    """Your cards will lie face up."""
    can_bid: bool
    """Whether you have enough cards to take part."""


class AbilityFacts(Facts, Struct, frozen=True, kw_only=True, tag_field="about", tag="ability"):
    """You may use your character's ability."""

    verb: Verb
    """What the ability does."""
    source: AskingCard
    """Your character."""
    hunt: HuntFacts | None
    """How the hunt stands."""


class StratagemFacts(Facts, Struct, frozen=True, kw_only=True, tag_field="about", tag="stratagem"):
    """A card that takes effect, or the rules of the hunt, have somebody choose."""

    verb: Verb
    """What becomes of what is chosen."""
    source: AskingCard | None
    """The card that asks; null: a rule of the game does."""
    seat: int
    """Whose cards can be chosen."""
    count: int
    """How many are to be chosen."""
    hunt: HuntFacts | None
    """How the hunt stands; null: the market is open."""


class NotForSale(StrEnum):
    """Why an article cannot be bought."""

    NO_UNICORN = "no_unicorn"
    SOLD_OUT = "sold_out"
    TOO_DEAR = "too_dear"


class RefusedArticle(Struct, frozen=True):
    """An article that you cannot buy now."""

    article: str
    """Which article."""
    cost: int
    """What it costs."""
    reason: NotForSale
    """Why you cannot buy it."""


class MarketFacts(Facts, Struct, frozen=True, kw_only=True, tag_field="about", tag="market"):
    """You may buy one thing."""

    verb: Verb
    """`buy`"""
    purse: int
    """What your hunt cards are worth together."""
    refused: list[RefusedArticle]
    """The articles that no form offers, and why."""


FACTS: tuple[type[Facts], ...] = (CharacterFacts, PlacingFacts, BidFacts, AbilityFacts, StratagemFacts, MarketFacts)
