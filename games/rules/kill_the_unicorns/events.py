"""The events of Kill the Unicorns. Whoever emits one decides who may know which cards they were."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.rules.kernel.events import Event, Known
from games.rules.kernel.table import CardInPlay
from games.rules.kernel.table_events import SeatNumber
from games.rules.kernel.words import NamedCard, NamedSeat, Say, say
from games.rules.kill_the_unicorns.scoring import SeatScore
from games.rules.kill_the_unicorns.shown import FaceDownStratagem, HeldToken, HuntCard, UnicornCard, UnicornColour
from games.rules.kill_the_unicorns.view import StockView


class DiscardCount(Struct, frozen=True, gc=False):
    """How many cards went to a seat's piles."""

    seat: SeatNumber
    hunts: Annotated[int, Meta(description="Hunt cards.")]
    stratagems: Annotated[int, Meta(description="Stratagems.")]


class DiscardedCards(Struct, frozen=True, gc=False):
    """Which cards went to a seat's piles."""

    seat: SeatNumber
    hunts: Annotated[list[HuntCard], Meta(description="Hunt cards, in the order in which they lie.")]
    stratagems: Annotated[list[CardInPlay], Meta(description="Stratagems, in the order in which they lie.")]


class PlayedHand(Struct, frozen=True, gc=False):
    """What a seat played in a hunt."""

    seat: SeatNumber
    cards: Annotated[list[HuntCard], Meta(description="The hunt cards that it played.")]
    total: Annotated[int, Meta(description="Their sum.")]


Counts = Annotated[list[DiscardCount], Meta(description="How many cards went to which seat's piles.")]
Shown = Annotated[
    Known[list[DiscardedCards]],
    Meta(description="Which cards they were. In the expert game a seat is told its own only, and others null."),
]
Slot = Annotated[int, Meta(description="The place in the row, counted from 0.")]
UnicornId = Annotated[NamedCard, Meta(description="The card of the unicorn.")]
Start = Annotated[NamedSeat, Meta(description="The seat that has the starting token now.")]
Place = Annotated[
    Literal["above", "below"], Meta(title="StratagemPlace", description="On which side of the unicorn it lies.")
]


class CharacterChosen(Event, frozen=True, tag="character_chosen"):
    """Somebody took a character."""

    seat: SeatNumber
    character: Annotated[NamedCard, Meta(description="The card of the character.")]
    deck: Annotated[int, Meta(description="How many stratagems the seat's deck has.")]


class GameDealt(Event, frozen=True, tag="game_dealt"):
    """Everybody has a first unicorn, and the market is stocked."""

    starters: Annotated[list[UnicornCard], Meta(description="The first unicorn of each seat, by seat number.")]
    market: Annotated[list[StockView], Meta(description="The articles of the market.")]

    def items(self) -> list[Say]:
        return [say("event-first-unicorn", seat=seat, card=unicorn.id) for seat, unicorn in enumerate(self.starters)]


class RoundBegan(Event, frozen=True, tag="round_began"):
    """A round began with new unicorns in the row."""

    heading = 1

    round: Annotated[int, Meta(description="The number of the round, counted from 1.")]
    row: Annotated[list[UnicornCard], Meta(description="The unicorns of the row, in the order of the hunts.")]


class StratagemsDrawn(Event, frozen=True, tag="stratagems_drawn"):
    """Somebody drew stratagems."""

    seat: SeatNumber
    count: Annotated[int, Meta(description="How many.")]
    cards: Annotated[Known[list[CardInPlay]], Meta(description="Which they are; null for all but the seat itself.")]


class StratagemPlaced(Event, frozen=True, tag="stratagem_placed"):
    """Somebody laid a stratagem face down at a unicorn and discarded the other."""

    seat: SeatNumber
    unicorn: UnicornId
    place: Place
    stratagem: Annotated[FaceDownStratagem, Meta(description="The stratagem as everybody sees it.")]
    discards: Counts
    shown: Shown
    placed: Annotated[
        Known[list[CardInPlay]],
        Meta(
            description="The seat's own stratagems in the row; null for others, "
            "and for all if the table does not show own stratagems."
        ),
    ]


class HuntOpened(Event, frozen=True, tag="hunt_opened"):
    """The next unicorn of the row is hunted."""

    heading = 2

    slot: Slot
    unicorn: UnicornId


class BiddingOpened(Event, frozen=True, tag="bidding_opened"):
    """The pause before the hunt is over, and seats play hunt cards or pass."""

    seat: Annotated[NamedSeat, Meta(description="The seat that decides first.")]


class AbilityUsed(Event, frozen=True, tag="ability_used"):
    """Somebody used the ability of the character, once a round."""

    seat: SeatNumber
    character: Annotated[NamedCard, Meta(description="The card of the character.")]


class StratagemMoved(Event, frozen=True, tag="stratagem_moved"):
    """Somebody moved a face-down stratagem to another unicorn of the row."""

    seat: Annotated[NamedSeat, Meta(description="The seat that moved it.")]
    stratagem: Annotated[str, Meta(description="The id of the stratagem.")]
    unicorn: UnicornId
    place: Place


class StratagemLookedAt(Event, frozen=True, tag="stratagem_looked_at"):
    """Somebody looked secretly at a face-down stratagem of the row."""

    seat: Annotated[NamedSeat, Meta(description="The seat that looked.")]
    stratagem: Annotated[str, Meta(description="The id of the stratagem.")]
    card: Annotated[Known[CardInPlay], Meta(description="Which it is; null for all but the seat that looked.")]


class SeatExposed(Event, frozen=True, tag="seat_exposed"):
    """Somebody must play the hunt cards of this hunt face up."""

    seat: Annotated[NamedSeat, Meta(description="The seat whose ability it was.")]
    target: Annotated[NamedSeat, Meta(description="The seat that plays face up.")]


class BidPassed(Event, frozen=True, tag="bid_passed"):
    """Somebody passed in this hunt."""

    seat: SeatNumber
    start: Start


class CardsPlayed(Event, frozen=True, tag="cards_played"):
    """Somebody played hunt cards."""

    seat: SeatNumber
    count: Annotated[int, Meta(description="How many cards.")]
    asked: Annotated[int, Meta(description="How many cards this hunt asks for; an ability may allow more.")]
    cards: Annotated[
        Known[list[HuntCard]],
        Meta(description="Which they are; null for all but the seat itself, unless it plays face up."),
    ]

    @property
    def wording(self) -> str:
        return "cards-played-seen" if self.cards.value else "cards-played"

    def items(self) -> list[Say]:
        return _values(self.cards.value or [])


class CardsRevealed(Event, frozen=True, tag="cards_revealed"):
    """All played hunt cards are turned up."""

    hands: Annotated[list[PlayedHand], Meta(description="What each hunting seat played.")]

    def items(self) -> list[Say]:
        return [say("event-hunt-total", seat=hand.seat, total=hand.total) for hand in self.hands]


class TotalChanged(Event, frozen=True, tag="total_changed"):
    """Somebody changed the own total in this hunt."""

    seat: SeatNumber
    total: Annotated[int, Meta(description="The total now.")]


class HuntWon(Event, frozen=True, tag="hunt_won"):
    """The highest total that nobody shares won the hunt; a stratagem may still change who gets the unicorn."""

    seat: SeatNumber
    unicorn: UnicornId


class StratagemRevealed(Event, frozen=True, tag="stratagem_revealed"):
    """The winner turned up a stratagem at the unicorn."""

    seat: Annotated[NamedSeat, Meta(description="The seat that won the hunt.")]
    owner: Annotated[NamedSeat, Meta(description="The seat whose stratagem it is.")]
    stratagem: Annotated[CardInPlay, Meta(description="Which it is.")]


class EffectMissed(Event, frozen=True, tag="effect_missed"):
    """A stratagem found nothing to act on."""

    card: Annotated[NamedCard, Meta(description="The card of the stratagem.")]


class CaptorChanged(Event, frozen=True, tag="captor_changed"):
    """A stratagem changed who will take the hunted unicorn."""

    seat: Annotated[NamedSeat | None, Meta(description="Who will take it, or null if it will flee.")]


class UnicornsSwapped(Event, frozen=True, tag="unicorns_swapped"):
    """Two seats exchanged a unicorn, with all that lies on it."""

    seats: Annotated[list[NamedSeat], Meta(description="The two seats.")]
    unicorns: Annotated[list[NamedCard], Meta(description="The card that each of them gave away, in the same order.")]

    def items(self) -> list[Say]:
        takers = zip(reversed(self.seats), self.unicorns, strict=True)
        return [say("event-unicorn-given", seat=seat, card=unicorn) for seat, unicorn in takers]


class UnicornSlain(Event, frozen=True, tag="unicorn_slain"):
    """A unicorn left the game with all that lay on it."""

    seat: Annotated[NamedSeat, Meta(description="The seat that had it.")]
    unicorn: UnicornId
    discards: Counts
    shown: Shown


class HuntCardsLost(Event, frozen=True, tag="hunt_cards_lost"):
    """Somebody discarded hunt cards from the hand."""

    seat: SeatNumber
    discards: Counts
    shown: Shown


class HuntCardsRegained(Event, frozen=True, tag="hunt_cards_regained"):
    """Somebody took played hunt cards back into the hand."""

    seat: SeatNumber
    cards: Annotated[list[HuntCard], Meta(description="Which, because they lay open.")]

    def items(self) -> list[Say]:
        return _values(self.cards)


class UnicornCaptured(Event, frozen=True, tag="unicorn_captured"):
    """Somebody took the hunted unicorn and has the starting token now."""

    slot: Slot
    seat: SeatNumber
    unicorn: Annotated[UnicornCard, Meta(description="The unicorn with what is pinned to it.")]


class UnicornPainted(Event, frozen=True, tag="unicorn_painted"):
    """A unicorn has another colour."""

    seat: Annotated[NamedSeat, Meta(description="The seat that has it.")]
    unicorn: UnicornId
    colour: Annotated[UnicornColour | None, Meta(description="Its colour now, or null for none.")]


class UnicornFled(Event, frozen=True, tag="unicorn_fled"):
    """Nobody took the hunted unicorn, and it left the game."""

    slot: Slot
    unicorn: UnicornId


class HuntEnded(Event, frozen=True, tag="hunt_ended"):
    """The hunt is over, and its cards went to their owners' piles."""

    slot: Slot
    seat: Annotated[NamedSeat | None, Meta(description="Who took the unicorn, or null if it fled.")]
    start: Start
    discards: Counts
    shown: Shown


class MarketOpened(Event, frozen=True, tag="market_opened"):
    """The market opened: each seat may buy one article."""

    heading = 2

    start: Annotated[NamedSeat, Meta(description="The seat that decides first.")]


class ArticleBought(Event, frozen=True, tag="article_bought"):
    """Somebody bought an article and paid with hunt cards."""

    seat: SeatNumber
    article: Annotated[NamedCard, Meta(description="The card of the article.")]
    token: Annotated[NamedCard, Meta(description="The card of the token that came with it.")]
    discards: Counts
    shown: Shown


class TokenPlaced(Event, frozen=True, tag="token_placed"):
    """The bought token lies on a unicorn."""

    seat: SeatNumber
    unicorn: Annotated[UnicornCard, Meta(description="The unicorn with the token on it.")]


class TokenKept(Event, frozen=True, tag="token_kept"):
    """The bought token lies before its buyer."""

    seat: SeatNumber
    token: Annotated[HeldToken, Meta(description="The token with its points.")]


class PurchaseSkipped(Event, frozen=True, tag="purchase_skipped"):
    """Somebody bought nothing."""

    seat: SeatNumber


class HandsTakenBack(Event, frozen=True, tag="hands_taken_back"):
    """The market is over, and everybody took all spent hunt cards back."""


class DoubleRainbowCompleted(Event, frozen=True, tag="double_rainbow_completed"):
    """Somebody has two unicorns of each colour and wins at once."""

    seat: SeatNumber


class ScoresCounted(Event, frozen=True, tag="scores_counted"):
    """The last round is over, and this is the score sheet."""

    scores: Annotated[list[SeatScore], Meta(description="The points of each seat, by seat number.")]

    heading = 1

    def items(self) -> list[Say]:
        return [say("event-hunt-total", seat=score.seat, total=score.total) for score in self.scores]


def _values(cards: list[HuntCard]) -> list[Say]:
    return [say("event-hunt-value", value=card.value) for card in cards]


EVENTS: tuple[type[Event], ...] = (
    CharacterChosen,
    GameDealt,
    RoundBegan,
    StratagemsDrawn,
    StratagemPlaced,
    HuntOpened,
    BiddingOpened,
    AbilityUsed,
    StratagemMoved,
    StratagemLookedAt,
    SeatExposed,
    BidPassed,
    CardsPlayed,
    CardsRevealed,
    TotalChanged,
    HuntWon,
    StratagemRevealed,
    EffectMissed,
    CaptorChanged,
    UnicornsSwapped,
    UnicornSlain,
    HuntCardsLost,
    HuntCardsRegained,
    UnicornCaptured,
    UnicornPainted,
    UnicornFled,
    HuntEnded,
    MarketOpened,
    ArticleBought,
    TokenPlaced,
    TokenKept,
    PurchaseSkipped,
    HandsTakenBack,
    DoubleRainbowCompleted,
    ScoresCounted,
)
