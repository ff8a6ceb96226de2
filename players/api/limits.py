"""The limits of this room."""

from accounts.preferences import AVATARS
from players.blocks import MOST_BLOCKS
from players.problems import TooManyBlocks
from uu_service.api.limits import Limit

TITLE = "Players"
LIMITS = [
    Limit("players whom an account has blocked", f"{MOST_BLOCKS:,}", TooManyBlocks),
    Limit("avatars to choose from", f"{AVATARS}", "422 `validation_failed`"),
]
