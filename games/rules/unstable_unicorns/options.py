"""What a table may choose before it starts (UU section 11)."""

from typing import Literal

from msgspec import Struct


class UnstableUnicornsOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The table's choices with their defaults. Their words are `option-unstable-unicorns-<name>…`."""

    edition: Literal["second", "chain"] = "second"
    """Which printed rules the table follows."""
    targeting: Literal["advanced", "declared"] = "advanced"
    """Whether Stable and targets are named with the card, or only after the window."""
    first_seat: Literal["random", "host", "0", "1", "2", "3", "4", "5", "6", "7"] = "random"
    """Who takes the first turn."""
    forbid_impossible_plays: bool = True
    """A Magic card whose own steps cannot be done cannot be played."""
    reshuffle_discard: bool = False
    """An empty draw pile is filled from the discard pile instead of ending the game."""
    redraw_once: bool = False
    """Once a game, each player may redraw the whole hand."""
    party: Literal["none", "drinks", "dress"] = "none"
    """Forfeits for the people at the table, who must all accept them."""
    language: Literal["en", "es", "fr", "it", "pl"] = "en"
    """In which language the letters of names are counted when a game is tied."""

    @property
    def magic_is_discarded_first(self) -> bool:
        """UU-4.2: whether a Magic lies on the discard pile while it takes effect."""
        return self.edition == "second"

    @property
    def refuses_impossible_plays(self) -> bool:
        """UU-6.7: a choice in `second`, always so in `chain`."""
        return self.forbid_impossible_plays or self.edition == "chain"
