"""The Table of Unstable Unicorns: its zones (UU-1.7), whose turn it is, and what is in force for all to see."""

from typing import Annotated, Literal

from msgspec import Meta

from games.rules.kernel.table import Copy, Table, Zone, seats_from
from games.rules.unstable_unicorns.options import UnstableUnicornsOptions

Phase = Annotated[Literal["babies", "beginning", "draw", "action", "end"], Meta(title="UnicornPhase")]
Stage = Literal["choice", "window", "resolution"]
"""Where the action phase stands: what to play is being chosen, the card is in its window, it went through."""
ZoneName = Annotated[Literal["deck", "discard", "nursery", "hand", "stable", "playing"], Meta(title="UnicornZone")]

TablePlace = tuple[ZoneName, int | None]
"""A zone, and whose it is if it is a hand or a Stable."""
HAND_LIMIT = 7
DEALT = 5


class UnicornTable(Table, kw_only=True):
    """A game's whole state. The top of the deck is the end of its list."""

    options: UnstableUnicornsOptions
    deck: Zone = []
    discard: Zone = []
    nursery: Zone = []
    hands: list[Zone]
    stables: list[Zone]
    playing: Zone = []
    """The card being played and the Instants on it; `played_by` are their players."""
    played_by: list[int] = []

    active: int = 0
    phase: Phase = "babies"
    turn: int = 0
    stage: Stage = "choice"
    named_stable: int | None = None
    named_targets: list[int] = []
    """What was named with the card being played (UU-5.7)."""
    plays: int = 1
    plays_made: int = 0
    """How many cards may still be played in this action phase."""
    ending: bool = False
    """Something ended the turn: draw and action are left out."""
    extra_turns: int = 0
    """How many turns more the active seat has after this one."""
    promised: list[int] = []
    """Seats that have a turn out of order once the active seat has no turn left, an entry a turn."""
    interrupted: int | None = None
    """Whose turn it was before those out of order: the round goes on after this seat."""
    skips: list[tuple[int, str]] = []
    """Seats that leave out their next phase of a kind, or their next turn; an entry each."""
    redrawn: list[int] = []
    """Seats that have used their one redraw (UU-10.1)."""

    looker: int | None = None
    looked: Zone = []
    """Hidden cards that one seat is looking at just now."""

    standing: list[int]
    """How many Unicorns each Stable counts, as announced."""
    visible: list[bool]
    """Whose hand everybody sees, as announced."""

    neighs: int = 0
    """Instants of this turn (UU-10.2)."""
    toaster: int | None = None
    """The seat that may name who drinks."""

    def zone(self, name: ZoneName, seat: int) -> Zone:
        if name == "hand":
            return self.hands[seat]
        if name == "stable":
            return self.stables[seat]
        pile: Zone = getattr(self, name)
        return pile

    def take_out(self, copy: Copy, name: ZoneName, seat: int) -> None:
        """Take a copy from its zone. It is often the top one, which is not looked for."""
        zone = self.zone(name, seat)
        if zone[-1] == copy:
            zone.pop()
        else:
            zone.remove(copy)

    def place_of(self, copy: Copy) -> TablePlace:
        """The zone where this copy lies, and whose it is if it is a hand or a Stable."""
        for seat in range(self.seats):
            if copy in self.stables[seat]:
                return "stable", seat
            if copy in self.hands[seat]:
                return "hand", seat
        piles: dict[ZoneName, Zone] = {"discard": self.discard, "nursery": self.nursery, "playing": self.playing}
        return next((zone for zone, pile in piles.items() if copy in pile), "deck"), None

    def stable_of(self, copy: Copy) -> int | None:
        """The seat in whose Stable this copy is."""
        for seat, stable in enumerate(self.stables):
            if copy in stable:
                return seat
        return None

    def clockwise(self) -> list[int]:
        """All seats, from the active one on."""
        return seats_from(self.active, self.seats)

    def others(self, seat: int) -> list[int]:
        """All seats but this one, in turn order after it."""
        return seats_from(seat, self.seats)[1:]


def unicorns_to_win(seats: int) -> int:
    """How many Unicorns win a game of so many seats (UU-8.1)."""
    return 7 if seats <= 5 else 6
