"""Opening, renewing and ending sessions: the devices that are signed in."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.db.models import QuerySet
from django.db.models.functions import Now
from django.utils import timezone

from accounts import audit
from accounts.credentials import forget_on_commit, keyring
from accounts.models import Account, Session
from accounts.names import device_name_from
from accounts.problems import CredentialEnded, TokenInvalid
from accounts.refresh import Exchange, TokenFamily, judge
from accounts.selectors import live_sessions
from accounts.tokens import AccessToken, RefreshToken, TokenError

MOST_SESSIONS = 50
Ending = Session.Ending


@dataclass(frozen=True, slots=True)
class OpenSession:
    """What a device gets: the only place where the two tokens exist outside of it."""

    account: Account
    session: Session
    access: str
    access_expires_at: datetime
    refresh: str


def do_open_session(account: Account, device: str) -> OpenSession:
    """Sign a device in. Beyond the limit, the device that was silent longest is signed out."""
    with transaction.atomic():
        session = Session.objects.create(account=account, device_name=device_name_from(device))
        surplus = live_sessions(account.pk).order_by("-last_used_at", "-id")[MOST_SESSIONS:]
        ids = list(surplus.values_list("pk", flat=True))
        if ids:
            _end(Session.objects.filter(pk__in=ids), account.pk, Ending.TOO_MANY)
    return _signed_in(session, session.generation, timezone.now())


def read_refresh(text: str) -> RefreshToken:
    """Check the signature; that it still earns anything is another question."""
    try:
        return RefreshToken.read(text, keyring())
    except TokenError as error:
        raise TokenInvalid from error


def check_refresh(token: RefreshToken, now: datetime | None = None) -> OpenSession:
    """Exchange a refresh token for its successor, or end the family if the rule says so.

    By the database's clock: two hosts whose clocks differ must agree on how long ago an exchange was.
    """
    with transaction.atomic():
        session = _locked(token.family)
        now = now or session.now
        verdict, family = judge(TokenFamily(session.generation, session.rotated_at), token.generation, now)
        if verdict is Exchange.REVOKE:
            _end(Session.objects.filter(pk=session.pk), session.account_id, Ending.TOKEN_REUSED)
            audit.record(audit.Action.TOKEN_REUSED, session.account_id)
        else:
            session.generation, session.rotated_at, session.last_used_at = family.newest, family.rotated_at, now
            session.save(update_fields=["generation", "rotated_at", "last_used_at"])
    if verdict is Exchange.REVOKE:  # after the commit: the refusal must not undo the revocation
        raise CredentialEnded
    return _signed_in(session, token.generation + 1, now)


def do_sign_out(account_id: UUID, session_id: UUID, ending: Session.Ending = Ending.SIGNED_OUT) -> bool:
    """Sign one device out; False if none such was signed in."""
    return bool(_end(live_sessions(account_id).filter(pk=session_id), account_id, ending))


def do_sign_out_with(token: RefreshToken) -> None:
    """Sign out the device that holds this refresh token, of whatever age. Doing it twice is no error."""
    for session in Session.objects.filter(pk=token.family, ended_at=None):
        do_sign_out(session.account_id, session.pk)


def do_end_sessions(account_id: UUID, ending: Session.Ending, *, but: UUID | None = None) -> int:
    """Sign out every device of an account, or every other one."""
    sessions = live_sessions(account_id)
    return _end(sessions.exclude(pk=but) if but else sessions, account_id, ending)


def _locked(family: UUID) -> Any:
    """With the database's time as `now`."""
    rows = Session.objects.select_for_update(of=("self",)).select_related("account").annotate(now=Now())
    session = rows.filter(pk=family, ended_at=None, account__is_active=True).first()
    if session is None:
        raise CredentialEnded
    return session


def _end(sessions: QuerySet[Session], account_id: UUID, ending: Session.Ending) -> int:
    ended = sessions.update(ended_at=timezone.now(), ending=ending)
    forget_on_commit(account_id)
    return ended


def _signed_in(session: Session, generation: int, now: datetime) -> OpenSession:
    # Whole seconds, as the token holds them: what is told is what is checked.
    expires_at = now.replace(microsecond=0) + timedelta(minutes=settings.ACCESS_TOKEN_MINUTES)
    keys = keyring()
    return OpenSession(
        account=session.account,
        session=session,
        access=AccessToken(session.account_id, session.pk, expires_at).write(keys),
        access_expires_at=expires_at,
        refresh=RefreshToken(session.pk, generation).write(keys),
    )
