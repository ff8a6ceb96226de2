"""The events of the toy game."""

from typing import Annotated

from msgspec import Meta

from games.rules.kernel.events import Event, Known
from games.rules.kernel.table import CardInPlay
from games.rules.kernel.table_events import SeatNumber


class ToyCardDrawn(Event, frozen=True, tag="card_drawn"):
    """Somebody drew a card."""

    seat: SeatNumber
    card: Annotated[Known[CardInPlay], Meta(description="The card; null for all but the seat itself.")]


class ToyCardPlayed(Event, frozen=True, tag="card_played"):
    """Somebody played a card."""

    seat: SeatNumber
    card: Annotated[CardInPlay, Meta(description="The card.")]


class ToyCardStopped(Event, frozen=True, tag="card_stopped"):
    """Somebody stopped a card with one of the own."""

    seat: SeatNumber
    card: Annotated[CardInPlay, Meta(description="The own card.")]


class ToyCardDiscarded(Event, frozen=True, tag="card_discarded"):
    """Somebody discarded a card."""

    seat: SeatNumber
    card: Annotated[CardInPlay, Meta(description="The card.")]


class ToyCardPulled(Event, frozen=True, tag="card_pulled"):
    """Somebody pulled a card from the hand of a rival."""

    seat: SeatNumber
    rival: Annotated[int, Meta(description="The seat that lost it.")]
    lost: Annotated[Known[str], Meta(description="The id that it had; null for all but the rival.")]
    card: Annotated[Known[CardInPlay], Meta(description="The card; null for all but the seat that has it now.")]


class ToyPointScored(Event, frozen=True, tag="point_scored"):
    """Somebody scored."""

    seat: SeatNumber
    points: Annotated[int, Meta(description="The points of the seat now.")]


class ToyTurnEnded(Event, frozen=True, tag="turn_ended"):
    """The turn passed on."""

    active: Annotated[int, Meta(description="Whose turn it is now.")]


EVENTS: tuple[type[Event], ...] = (
    ToyCardDrawn,
    ToyCardPlayed,
    ToyCardStopped,
    ToyCardDiscarded,
    ToyCardPulled,
    ToyPointScored,
    ToyTurnEnded,
)
