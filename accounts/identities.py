"""Identities: signing in with one, linking and unlinking."""

from uuid import UUID

from django.db import IntegrityError, transaction
from django.db.models import QuerySet
from django.utils import timezone

from accounts import audit
from accounts.identity_tokens import GivenToken, ProvenIdentity, do_spend_nonce, proven_identity
from accounts.issuers import name_of
from accounts.mailing import do_notify
from accounts.models import Account, Identity, Mail
from accounts.names import device_name_from
from accounts.problems import AccountBanned, IdentityTaken, TooManyIdentities
from accounts.proofs import require_fresh_proof
from accounts.sessions import OpenSession, do_open_session
from accounts.signup import NewAccount, check_make_account
from accounts.ways import locked_account, require_another_way_in
from uu_service.api.problems import NotFound

MOST_IDENTITIES = 10


def check_sign_in_with_identity(given: GivenToken, new: NewAccount) -> tuple[OpenSession, bool]:
    """Sign in the account that has the identity, or a new one; says whether it made one."""
    proven = proven_identity(given)
    try:
        return _signed_in(proven, new)
    except IdentityTaken:  # another request has made its account at this moment
        return _signed_in(proven, new)


def check_link_identity(account_id: UUID, session_id: UUID, given: GivenToken) -> Identity:
    """One more way into the account, which stays as it is. Linking twice is no error."""
    proven = proven_identity(given)
    with transaction.atomic():
        account = locked_account(account_id)
        require_fresh_proof(account, session_id)
        known = _identities(proven).first()
        if known is None:
            do_spend_nonce(proven)
            return _linked(account, proven)
        if known.account_id != account_id:
            raise IdentityTaken
        return known  # the answer to the first request was lost


def check_unlink_identity(account_id: UUID, session_id: UUID, identity_id: UUID) -> None:
    with transaction.atomic():
        account = locked_account(account_id)
        rows = Identity.objects.filter(account=account, pk=identity_id)
        if not rows.exists():
            raise NotFound
        require_fresh_proof(account, session_id)
        require_another_way_in(account)
        rows.delete()
        audit.record(audit.Action.IDENTITY_UNLINKED, account_id, by=account_id)


def _signed_in(proven: ProvenIdentity, new: NewAccount) -> tuple[OpenSession, bool]:
    with transaction.atomic():
        do_spend_nonce(proven)
        identity = _identities(proven).select_related("account").first()
        if identity is None:
            return _newcomer(proven, new), True
        if not identity.account.is_active:
            raise AccountBanned
        _identities(proven).update(last_used_at=timezone.now())
        do_notify(identity.account_id, Mail.Kind.NEW_DEVICE, about=device_name_from(new.device))
        return do_open_session(identity.account, new.device), False


def _identities(proven: ProvenIdentity) -> QuerySet[Identity]:
    return Identity.objects.filter(issuer=proven.issuer, subject=proven.subject)


def _newcomer(proven: ProvenIdentity, new: NewAccount) -> OpenSession:
    account = check_make_account(new, is_guest=False)
    _make(account, proven)
    audit.record(audit.Action.REGISTERED, account.pk, by=account.pk)
    return do_open_session(account, new.device)


def _linked(account: Account, proven: ProvenIdentity) -> Identity:
    if Identity.objects.filter(account=account).count() >= MOST_IDENTITIES:
        raise TooManyIdentities(limit=MOST_IDENTITIES)
    identity = _make(account, proven)
    account.is_guest = False
    account.save(update_fields=["is_guest"])
    audit.record(audit.Action.IDENTITY_LINKED, account.pk, by=account.pk)
    do_notify(account.pk, Mail.Kind.IDENTITY_LINKED, about=name_of(proven.issuer))
    return identity


def _make(account: Account, proven: ProvenIdentity) -> Identity:
    try:
        with transaction.atomic():
            return Identity.objects.create(account=account, issuer=proven.issuer, subject=proven.subject)
    except IntegrityError as error:  # another request with the same identity was faster
        raise IdentityTaken from error
