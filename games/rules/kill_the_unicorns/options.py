"""What a table may decide about its game. The weak rulings are options, so that nobody is bound by a guess."""

from typing import Literal

import msgspec

Variant = Literal["normal", "expert", "beginner_1", "beginner_2"]


class KillTheUnicornsOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's options with their defaults (KU-A13.1)."""

    variant: Variant = "normal"
    """Which variant of the rules is played."""
    first_seat: Literal["random", "0", "1", "2", "3", "4", "5"] = "random"
    """Who begins with the start-player token."""
    tokens_face_up: bool = False
    """The buyer picks a token that would otherwise be drawn blindly."""
    swap_chooser: Literal["owner", "winner"] = "owner"
    """Who picks the two unicorns that a stratagem swaps."""
    slay_chooser: Literal["winner", "owner"] = "winner"
    """Who picks the unicorn that a stratagem takes from the winner."""
    missing_rank: Literal["keeps", "flees"] = "keeps"
    """What happens with the unicorn if a stratagem gives it to a rank that nobody has."""
    double_fills_both: bool = True
    """Whether a unicorn that counts as two fills both places of its colour in a double rainbow."""
    allow_two_players: bool = False
    """Two may play, which the rules do not foresee."""
    show_own_stratagems: bool = False
    """Everybody is reminded of the own stratagems in the row."""

    @property
    def has_stratagems(self) -> bool:
        """Whether there is a stratagem phase (KU-A11.4)."""
        return self.variant in ("normal", "expert")

    @property
    def has_abilities(self) -> bool:
        """Whether characters may use what they can do (KU-A11.2)."""
        return self.variant != "beginner_1"

    @property
    def discards_are_hidden(self) -> bool:
        """Whether a pile is for its owner's eyes only (KU-A11.1)."""
        return self.variant == "expert"
