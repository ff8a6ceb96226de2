"""The ways into an account: a password with a username, an e-mail address, identities. A guest has none."""

import enum
from uuid import UUID

from accounts.models import Account, Identity
from accounts.problems import LastWayIn


class WayIn(enum.StrEnum):
    PASSWORD = "password"  # noqa: S105
    EMAIL = "email"
    IDENTITY = "identity"


def ways_in(account: Account) -> list[WayIn]:
    """All of them, one for each identity. A password opens nothing without a name to say with it."""
    ways = [WayIn.PASSWORD] if account.username and account.has_usable_password() else []
    ways += [WayIn.EMAIL] if account.email else []
    return ways + [WayIn.IDENTITY] * Identity.objects.filter(account=account).count()


def locked_account(account_id: UUID) -> Account:
    """Lock the account while a way is added or removed: two requests at once must not remove the last two."""
    return Account.objects.select_for_update().get(pk=account_id)


def require_another_way_in(account: Account) -> None:
    if len(ways_in(account)) < 2:
        raise LastWayIn
