"""What a seat, or a spectator, may see of the Table, built from nothing: there is no place in it for a hidden card."""

from msgspec import Struct

from games.rules.kernel.table import CardInPlay, Copy
from games.rules.unstable_unicorns.cards import Cards
from games.rules.unstable_unicorns.facts import PlayedCard
from games.rules.unstable_unicorns.table import Phase, UnicornTable, unicorns_to_win


class UnicornSeat(Struct, frozen=True):
    """One seat's part of the table. `revealed` is its hand where a card shows it to all."""

    stable: list[CardInPlay]
    """The cards in its Stable."""
    hand_size: int
    """How many cards it holds."""
    revealed: list[CardInPlay] | None
    """Its hand, where a card shows it to all; null: hidden."""
    unicorns: int
    """As how many Unicorns its Stable counts."""


class UnicornPublic(Struct, frozen=True):
    """What everybody sees."""

    active: int
    """Whose turn it is."""
    phase: Phase
    """Where the turn stands."""
    turn: int
    """The number of the turn, counted from 1."""
    extra_turns: int
    """How many turns more the active seat has after this one."""
    unicorns_to_win: int
    """How many Unicorns win the game."""
    deck_size: int
    """How many cards the draw pile has."""
    discard: list[CardInPlay]
    """The discard pile, the newest card last."""
    nursery: list[CardInPlay]
    """The Baby Unicorns that are in no Stable."""
    playing: list[PlayedCard]
    """The card being played, and the Instants on it."""
    seats: list[UnicornSeat]
    """The seats."""
    redraws_left: list[int]
    """Seats that may still redraw once."""


class UnicornPrivate(Struct, frozen=True):
    """What only one seat sees: its hand, and hidden cards it is looking at just now."""

    seat: int
    """Your seat."""
    hand: list[CardInPlay]
    """Your cards."""
    looking_at: list[CardInPlay]
    """Hidden cards that you see just now."""


class UnicornView(Struct, frozen=True):
    table: UnicornPublic
    you: UnicornPrivate | None


def view(cards: Cards, table: UnicornTable, viewer: int | None) -> UnicornView:
    ids, handles, faces, of = table.ids, table.handles, cards.faces, table.faces

    def pile(copies: list[Copy]) -> list[CardInPlay]:
        return [CardInPlay(ids[handles[copy]], faces[of[copy]].id) for copy in copies]

    public = UnicornPublic(
        active=table.active,
        phase=table.phase,
        turn=table.turn,
        extra_turns=table.extra_turns,
        unicorns_to_win=unicorns_to_win(table.seats),
        deck_size=len(table.deck),
        discard=pile(table.discard),
        nursery=pile(table.nursery),
        playing=[PlayedCard(*played) for played in zip(table.played_by, pile(table.playing), strict=True)],
        seats=[
            UnicornSeat(
                stable=pile(table.stables[seat]),
                hand_size=len(table.hands[seat]),
                revealed=pile(table.hands[seat]) if table.visible[seat] else None,
                unicorns=table.standing[seat],
            )
            for seat in range(table.seats)
        ],
        redraws_left=[s for s in range(table.seats) if table.options.redraw_once and s not in table.redrawn],
    )
    if viewer is None:
        return UnicornView(public, None)
    looking = pile(table.looked) if table.looker == viewer else []
    return UnicornView(public, UnicornPrivate(viewer, pile(table.hands[viewer]), looking))
