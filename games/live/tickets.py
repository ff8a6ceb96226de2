"""One-use tickets for streams of browsers: what is stored is a hash, and it dies with its first use."""

import hashlib
import secrets
from datetime import datetime, timedelta
from uuid import UUID

from django.utils import timezone

from games.models import StreamTicket
from games.services.reading import access_game
from uu_service.api.problems import NotAuthenticated

LIFETIME = timedelta(minutes=1)


def do_issue(game_id: UUID, account_id: UUID) -> tuple[str, datetime]:
    access_game(game_id, account_id)
    secret = secrets.token_urlsafe(24)
    expires_at = timezone.now() + LIFETIME
    StreamTicket.objects.create(digest=_digest(secret), game_id=game_id, account_id=account_id, expires_at=expires_at)
    return secret, expires_at


def check_redeem(secret: str, game_id: UUID) -> UUID:
    """The account that the ticket stands for. Of two at once, one finds it used."""
    mine = StreamTicket.objects.filter(digest=_digest(secret), game_id=game_id, expires_at__gt=timezone.now())
    account_id = mine.values_list("account_id", flat=True).first()
    if account_id is None or not mine.delete()[0]:
        raise NotAuthenticated
    return account_id


def purge() -> int:
    return StreamTicket.objects.filter(expires_at__lte=timezone.now()).delete()[0]


def _digest(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
