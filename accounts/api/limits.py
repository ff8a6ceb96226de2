"""The limits of this room."""

from django.conf import settings

from accounts.codes import LIFE, MOST_TRIES
from accounts.exporting import LARGE
from accounts.hashing import LONGEST_WAIT_SECONDS, MOST_WAITING
from accounts.identities import MOST_IDENTITIES
from accounts.keys import MOST_KEYS
from accounts.mailing import DEVICES_TOLD
from accounts.names import DEVICE_NAME_LENGTH, DISPLAY_NAME_LENGTH, SHOWN_LENGTH
from accounts.problems import CodeRefused, ProofRequired, TooManyApiKeys, TooManyIdentities
from accounts.proofs import FRESH
from accounts.sessions import MOST_SESSIONS
from uu_service.api.limits import Limit
from uu_service.api.problems import Unavailable

TITLE = "Accounts"
LIMITS = [
    Limit("devices signed in to an account", f"{MOST_SESSIONS}", "the one silent longest is signed out"),
    Limit("API keys of an account", f"{MOST_KEYS}", TooManyApiKeys),
    Limit("identities of an account", f"{MOST_IDENTITIES}", TooManyIdentities),
    Limit("tries of a code by mail", f"{MOST_TRIES}", CodeRefused),
    Limit("life of a code by mail", f"{LIFE.total_seconds() / 60:g} minutes", CodeRefused),
    Limit(
        "a session since its last proof, to change the ways in",
        f"{FRESH.total_seconds() / 60:g} minutes",
        ProofRequired,
    ),
    Limit("notices of a new device by mail", f"{DEVICES_TOLD.count} an hour", "the next ones are not sent"),
    Limit("rows of an export at once", f"{LARGE:,}", "202: a task puts it together"),
    Limit(
        "a display name",
        f"{SHOWN_LENGTH} characters as people see them, {DISPLAY_NAME_LENGTH} as Unicode counts",
        "422 `validation_failed`",
    ),
    Limit("the name of a device or a key", f"{DEVICE_NAME_LENGTH} characters", "422 `validation_failed`"),
    Limit(
        f"passwords hashed at once by a process ({MOST_WAITING} more waits, for {LONGEST_WAIT_SECONDS:g} s)",
        f"{settings.HASHES_AT_ONCE}",
        Unavailable,
        "UU_HASHES_AT_ONCE",
    ),
]
