"""Proofs: an account shows again who it is, with a password, a code by mail, or a token of a linked identity.

A request that cannot be undone carries the proof itself. A change of the ways in needs a session that has given a
proof within the last minutes.
"""

from dataclasses import dataclass
from datetime import timedelta
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from accounts.codes import GivenCode, Purpose, do_spend, try_code
from accounts.identity_tokens import GivenToken, do_spend_nonce, proven_identity
from accounts.models import Account, Identity, Session
from accounts.problems import IdentityTokenRefused, ProofRequired, invalid
from accounts.ways import ways_in
from uu_service.api.problems import Complaint

FRESH = timedelta(minutes=15)


@dataclass(frozen=True, slots=True)
class GivenProof:
    """One of the three is enough; if there are several, only the first counts."""

    password: str | None = None
    code: GivenCode | None = None
    identity: GivenToken | None = None


NOTHING = GivenProof()


def take_proof(account: Account, proof: GivenProof, purpose: Purpose) -> None:
    """Refuse a request without a valid proof. A guest needs none. A code or an identity token is used up."""
    complaints = password_complaints(account, proof)
    if complaints:
        raise invalid(complaints)
    if proof.password is not None or not ways_in(account):
        return
    if proof.code is not None:
        do_spend(try_code(proof.code, purpose, account.pk))
    elif proof.identity is not None:
        _take_identity(account, proof.identity)
    else:
        raise ProofRequired


def password_complaints(account: Account, proof: GivenProof) -> list[Complaint]:
    """The sent password is wrong, or the request has no proof at all and the account has a password."""
    if proof.password is not None:
        is_right = account.has_usable_password() and account.check_password(proof.password)
        return [] if is_right or not ways_in(account) else [Complaint("/password", "wrong_password")]
    is_asked_for = account.has_usable_password() and proof == NOTHING
    return [Complaint("/password", "missing")] if is_asked_for else []


def require_fresh_proof(account: Account, session_id: UUID) -> None:
    """Refuse a session that has given no proof within the last minutes."""
    since = timezone.now() - FRESH
    if ways_in(account) and not Session.objects.filter(pk=session_id, proven_at__gte=since).exists():
        raise ProofRequired


def check_prove_session(account_id: UUID, session_id: UUID, proof: GivenProof) -> None:
    """Take the proof: for some minutes this session may change the ways in."""
    take_proof(Account.objects.get(pk=account_id), proof, Purpose.PROVE)
    do_note_proof(account_id, session_id)


def do_note_proof(account_id: UUID, session_id: UUID) -> None:
    Session.objects.filter(pk=session_id, account=account_id).update(proven_at=timezone.now())


def _take_identity(account: Account, given: GivenToken) -> None:
    token = proven_identity(given, is_fresh=True)
    mine = Identity.objects.filter(account=account, issuer=token.issuer, subject=token.subject)
    with transaction.atomic():
        if not mine.update(last_used_at=timezone.now()):
            raise IdentityTokenRefused(f"{given.at}/token", "identity_not_linked")
        do_spend_nonce(token)
