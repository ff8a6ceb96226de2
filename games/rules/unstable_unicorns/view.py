"""What a seat, or a spectator, may see of the Table, built from nothing: there is no place in it for a hidden card."""

from msgspec import Struct

from games.rules.kernel.table import CardInPlay, Copy
from games.rules.unstable_unicorns.cards import Cards
from games.rules.unstable_unicorns.ending import unicorns_to_win
from games.rules.unstable_unicorns.table import Phase, UnicornTable


class PlayedCard(Struct, frozen=True):
    """A card being played, or an Instant on it, and whose it is."""

    seat: int
    card: CardInPlay


class UnicornSeat(Struct, frozen=True):
    """One seat's part of the table. `revealed` is its hand where a card shows it to all."""

    stable: list[CardInPlay]
    hand_size: int
    revealed: list[CardInPlay] | None
    unicorns: int


class UnicornPublic(Struct, frozen=True):
    """What everybody sees."""

    active: int
    phase: Phase
    turn: int
    extra_turns: int
    unicorns_to_win: int
    deck_size: int
    discard: list[CardInPlay]
    nursery: list[CardInPlay]
    playing: list[PlayedCard]
    seats: list[UnicornSeat]
    redraws_left: list[int]
    """Seats that may still redraw once."""


class UnicornPrivate(Struct, frozen=True):
    """What only one seat sees: its hand, and hidden cards it is looking at just now."""

    seat: int
    hand: list[CardInPlay]
    looking_at: list[CardInPlay]


class UnicornView(Struct, frozen=True):
    table: UnicornPublic
    you: UnicornPrivate | None


def view(cards: Cards, table: UnicornTable, viewer: int | None) -> UnicornView:
    def shown(copy: Copy) -> CardInPlay:
        return CardInPlay(table.card_id(copy), cards.faces[table.faces[copy]].id)

    def pile(copies: list[Copy]) -> list[CardInPlay]:
        return [shown(copy) for copy in copies]

    public = UnicornPublic(
        active=table.active,
        phase=table.phase,
        turn=table.turn,
        extra_turns=table.extra_turns,
        unicorns_to_win=unicorns_to_win(table.seats),
        deck_size=len(table.deck),
        discard=pile(table.discard),
        nursery=pile(table.nursery),
        playing=[PlayedCard(seat, shown(copy)) for seat, copy in zip(table.played_by, table.playing, strict=True)],
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
