"""From the admin to the table in the browser, which signs in by the API like any client.

The address carries a refresh token after its #, which no server ever sees. The page exchanges it at once, and keeps
what it got for as long as the tab is open; exchanged a second time, a token ends its session.
"""

from uuid import UUID

from accounts.models import Account
from accounts.sessions import do_open_session

DEVICE = "Table opened from the admin"


def address_of_table(game_id: UUID, account: Account) -> str:
    """Where this account sees the game: from its seat, or as whoever may watch."""
    return f"/play/#with={do_open_session(account, DEVICE).refresh}&game={game_id}"
