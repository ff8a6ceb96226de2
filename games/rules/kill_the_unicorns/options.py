"""What a table may decide about its game. The weak rulings are options, so that nobody is bound by a guess."""

from typing import Literal

import msgspec

Variant = Literal["normal", "expert", "beginner_1", "beginner_2"]


class KillTheUnicornsOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's options with their defaults (KU-A13.1)."""

    variant: Variant = "normal"
    first_seat: Literal["random", "0", "1", "2", "3", "4", "5"] = "random"
    tokens_face_up: bool = False
    swap_chooser: Literal["owner", "winner"] = "owner"
    slay_chooser: Literal["winner", "owner"] = "winner"
    missing_rank: Literal["keeps", "flees"] = "keeps"
    double_fills_both: bool = True
    """Whether a unicorn that counts as two fills both places of its colour in a double rainbow."""
    allow_two_players: bool = False
    show_own_stratagems: bool = False

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
