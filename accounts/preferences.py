"""What a player wants done without being asked. Nothing here can look at a hand: it is not an argument."""

import enum

import msgspec


class NeighPass(enum.StrEnum):
    """Which Neigh windows to pass without being asked."""

    NEVER = "never"
    UNLESS_ABOUT_ME = "unless_about_me"
    ALWAYS = "always"


class AutoPass(msgspec.Struct, frozen=True, forbid_unknown_fields=False):
    """`unless_about_me` passes when the card in the window is neither the player's own nor aimed at them."""

    neigh: NeighPass = NeighPass.NEVER


class Preferences(msgspec.Struct, frozen=True):
    """Kept with the account, on every device."""

    auto_pass: AutoPass = AutoPass()


def passes_neigh(preferences: Preferences, *, about_me: bool) -> bool:
    """Whether a window is passed for this player, from what the whole table can see."""
    match preferences.auto_pass.neigh:
        case NeighPass.ALWAYS:
            return True
        case NeighPass.UNLESS_ABOUT_ME:
            return not about_me
        case NeighPass.NEVER:
            return False
