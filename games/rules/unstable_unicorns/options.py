"""What a table may choose before it starts (UU section 11)."""

from typing import Literal

from msgspec import Struct


class UnstableUnicornsOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The table's choices with their defaults. Their words are `option-unstable-unicorns-<name>…`."""

    edition: Literal["second", "chain"] = "second"
    targeting: Literal["advanced", "declared"] = "advanced"
    first_seat: Literal["random", "host", "0", "1", "2", "3", "4", "5", "6", "7"] = "random"
    forbid_impossible_plays: bool = True
    reshuffle_discard: bool = False
    redraw_once: bool = False
    party: Literal["none", "drinks", "dress"] = "none"
    language: Literal["en", "es", "fr", "it", "pl"] = "en"

    @property
    def magic_is_discarded_first(self) -> bool:
        """UU-4.2: whether a Magic lies on the discard pile while it takes effect."""
        return self.edition == "second"

    @property
    def refuses_impossible_plays(self) -> bool:
        """UU-6.7: a choice in `second`, always so in `chain`."""
        return self.forbid_impossible_plays or self.edition == "chain"
