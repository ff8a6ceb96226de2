"""The events of Unstable Unicorns. Whoever emits one decides who may know which card it was."""

from typing import Annotated, Literal, get_args

from msgspec import Meta

from cards.language.unstable_unicorns.words import FATES, Skippable
from games.rules.kernel.events import Event, Known
from games.rules.kernel.table import CardInPlay
from games.rules.kernel.table_events import SeatNumber
from games.rules.kernel.words import NamedCard, NamedSeat, Say, say
from games.rules.unstable_unicorns.table import Phase, ZoneName
from shapes.components import register_words

Cause = Literal[
    "draw",
    "discard",
    "sacrifice",
    "destroy",
    "steal",
    "return",
    "move",
    "bring",
    "take",
    "search",
    "pull",
    "put",
    "give",
    "swap",
    "play",
    "neigh",
    "resolve",
    "shuffle",
    "deal",
]
Forfeit = Literal["sip", "whole_glass", "one_on", "one_off", "underwear_on_head"]
register_words("MoveCause", lambda: get_args(Cause), "Why a card moves.")
register_words("CardFate", lambda: FATES, "What is about to happen to a card.")
register_words("SkippedPart", lambda: get_args(get_args(Skippable)[0]), "What of a turn can be left out.")
register_words("PartyForfeit", lambda: get_args(Forfeit), "What somebody owes at a party table.")

By = Annotated[NamedCard | None, Meta(description="The card whose effect does it, or null where the rules do.")]


class TurnBegan(Event, frozen=True, tag="turn_began"):
    """A turn began."""

    heading = 1

    seat: SeatNumber
    turn: Annotated[int, Meta(description="The number of the turn, counted from 1.")]
    extra_turns: Annotated[int, Meta(description="How many turns more the seat has after this one.")]


class PhaseBegan(Event, frozen=True, tag="phase_began"):
    """A phase of the turn began."""

    heading = 2

    phase: Annotated[Phase, Meta(description="Which phase.")]


class CardMoved(Event, frozen=True, tag="card_moved"):
    """A card went from zone to zone: in a view, take `gone` out of where it was and put `card` where it is."""

    cause: Annotated[str, Meta(title="MoveCause", description="Why it moved.")]
    from_zone: Annotated[ZoneName, Meta(description="Where it was.")]
    from_seat: Annotated[NamedSeat | None, Meta(description="Whose hand or Stable it left, or null if nobody's.")]
    to_zone: Annotated[ZoneName, Meta(description="Where it is.")]
    to_seat: Annotated[NamedSeat | None, Meta(description="Whose hand or Stable it entered, or null if nobody's.")]
    by: By
    gone: Annotated[
        Known[CardInPlay],
        Meta(description="The card as it was in `from_zone`; null for who did not see it there. Never from the deck."),
    ]
    card: Annotated[
        Known[CardInPlay],
        Meta(description="The card as it is in `to_zone`; null for who does not see it there. Never into the deck."),
    ]

    @property
    def wording(self) -> str:
        """Each cause has a sentence of its own."""
        return f"card-moved-{self.cause}"


class PlayResolved(Event, frozen=True, tag="play_resolved"):
    """The window closed, and the card takes effect."""

    seat: Annotated[NamedSeat, Meta(description="The number of the seat that played the card.")]
    card: Annotated[CardInPlay, Meta(description="The card that was played.")]


class PlayStopped(Event, frozen=True, tag="play_stopped"):
    """The window closed, and the card was stopped."""

    seat: Annotated[NamedSeat, Meta(description="The number of the seat that played the card.")]
    card: Annotated[CardInPlay, Meta(description="The card that was played.")]


class EffectUsed(Event, frozen=True, tag="effect_used"):
    """An effect is carried out."""

    seat: Annotated[NamedSeat, Meta(description="The number of the seat whose effect it is.")]
    card: Annotated[NamedCard, Meta(description="The card that says so.")]


class CardsThreatened(Event, frozen=True, tag="cards_threatened"):
    """Cards are about to go, and somebody is asked whether something happens instead."""

    seat: Annotated[NamedSeat, Meta(description="The number of the seat in whose Stable they are.")]
    fate: Annotated[str, Meta(title="CardFate", description="What is about to happen to them.")]
    cards: Annotated[list[CardInPlay], Meta(description="The cards.")]
    by: By


class StandingChanged(Event, frozen=True, tag="standing_changed"):
    """Some Stable counts another number of Unicorns than before."""

    standing: Annotated[list[int], Meta(description="How many Unicorns each seat has, by seat number.")]

    def items(self) -> list[Say]:
        return [say("event-standing", seat=seat, count=count) for seat, count in enumerate(self.standing)]


class HandRevealed(Event, frozen=True, tag="hand_revealed"):
    """Everybody sees the seat's hand from now on."""

    seat: SeatNumber
    cards: Annotated[list[CardInPlay], Meta(description="The cards of the hand.")]


class HandHidden(Event, frozen=True, tag="hand_hidden"):
    """Nobody else sees the seat's hand any more."""

    seat: SeatNumber


class CardsLookedAt(Event, frozen=True, tag="cards_looked_at"):
    """Somebody looks at hidden cards, until `look_ended`."""

    seat: Annotated[NamedSeat, Meta(description="The number of the seat that looks.")]
    cards: Annotated[Known[list[CardInPlay]], Meta(description="The cards; null for all but the seat that looks.")]


class DeckSearched(Event, frozen=True, tag="deck_searched"):
    """Somebody searches the draw pile, until `look_ended`."""

    seat: Annotated[NamedSeat, Meta(description="The number of the seat that searches.")]
    cards: Annotated[
        Known[list[CardInPlay]], Meta(description="The matching cards; null for all but the seat that searches.")
    ]


class LookEnded(Event, frozen=True, tag="look_ended"):
    """The seat no longer sees the hidden cards."""

    seat: SeatNumber


class CardRevealed(Event, frozen=True, tag="card_revealed"):
    """A search found this card, and everybody sees it."""

    seat: Annotated[NamedSeat, Meta(description="The number of the seat that searches.")]
    card: Annotated[CardInPlay, Meta(description="The card as it was in the draw pile.")]


class CardsPutBack(Event, frozen=True, tag="cards_put_back"):
    """Cards that were looked at went back on top of the draw pile, in an order of choice."""

    seat: SeatNumber
    count: Annotated[int, Meta(description="How many cards.")]


class DeckShuffled(Event, frozen=True, tag="deck_shuffled"):
    """The draw pile was shuffled; every card in it has a new id."""

    deck: Annotated[int, Meta(description="How many cards the draw pile has now.")]
    discard: Annotated[int, Meta(description="How many the discard pile has now; 0 if it was shuffled in.")]


class ExtraPlayGranted(Event, frozen=True, tag="extra_play_granted"):
    """The seat may play one card more in this turn."""

    seat: SeatNumber


class ExtraTurnGranted(Event, frozen=True, tag="extra_turn_granted"):
    """The seat has another turn after this one."""

    seat: SeatNumber
    extra_turns: Annotated[int, Meta(description="How many turns more the seat has now.")]


class TurnCutShort(Event, frozen=True, tag="turn_cut_short"):
    """The turn ends without its remaining phases."""

    seat: SeatNumber


class PhaseSkipped(Event, frozen=True, tag="phase_skipped"):
    """The seat leaves out a phase of its turn, or a whole turn."""

    seat: SeatNumber
    what: Annotated[str, Meta(title="SkippedPart", description="Which phase, or `turn`.")]


class HandRedrawn(Event, frozen=True, tag="hand_redrawn"):
    """The seat uses its one redraw: it discards its hand and draws as many cards."""

    seat: SeatNumber


class ForfeitDue(Event, frozen=True, tag="forfeit_due"):
    """A party table: the person at this seat owes a forfeit. It changes nothing in the game."""

    seat: SeatNumber
    forfeit: Annotated[str, Meta(title="PartyForfeit", description="Which forfeit.")]
    named_by: Annotated[NamedSeat | None, Meta(description="The seat that chose who owes it, or null.")] = None


EVENTS: tuple[type[Event], ...] = (
    TurnBegan,
    PhaseBegan,
    CardMoved,
    PlayResolved,
    PlayStopped,
    EffectUsed,
    CardsThreatened,
    StandingChanged,
    HandRevealed,
    HandHidden,
    CardsLookedAt,
    DeckSearched,
    LookEnded,
    CardRevealed,
    CardsPutBack,
    DeckShuffled,
    ExtraPlayGranted,
    ExtraTurnGranted,
    TurnCutShort,
    PhaseSkipped,
    HandRedrawn,
    ForfeitDue,
)
