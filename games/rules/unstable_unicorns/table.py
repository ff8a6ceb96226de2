"""The Table of Unstable Unicorns: its zones (UU-1.7), whose turn it is, and what is in force for all to see."""

from typing import Literal

from games.rules.kernel.table import Copy, Table, Zone
from games.rules.unstable_unicorns.options import UnstableUnicornsOptions

Phase = Literal["babies", "beginning", "draw", "action", "end"]
Stage = Literal["choice", "window", "resolution"]
"""Where the action phase stands: what to play is being chosen, the card is in its window, it went through."""
ZoneName = Literal["deck", "discard", "nursery", "hand", "stable", "playing"]

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

    def stable_of(self, copy: Copy) -> int | None:
        """The seat in whose Stable this copy is."""
        for seat, stable in enumerate(self.stables):
            if copy in stable:
                return seat
        return None

    def clockwise(self) -> list[int]:
        """All seats, from the active one on."""
        return [(self.active + step) % self.seats for step in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        """All seats but this one, in turn order after it."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]
