"""What the doors of this room refuse, each with its own code."""

from collections.abc import Iterable

from django.core.exceptions import ValidationError

from uu_service.api.problems import Complaint, NotAuthenticated, Problem, ValidationFailed


class Unproven(NotAuthenticated):
    """A credential was sent, and it does not hold (RFC 6750: error="invalid_token")."""

    always = {"WWW-Authenticate": 'Bearer error="invalid_token"'}


class TokenInvalid(Unproven):
    """Garbage, truncated, or signed by somebody else."""

    code, status = "token_invalid", 401


class TokenExpired(Unproven):
    """An access token past its time: refresh, then send the request again."""

    code, status = "token_expired", 401


class CredentialEnded(Unproven):
    """Signed out, revoked, expired or banned: sign in again, or use another key."""

    code, status = "credential_ended", 401


class SignInRefused(Problem):
    """No such user or wrong password: the answer is the same."""

    code, status = "sign_in_refused", 401


class AccountBanned(Problem):
    """Only told to somebody who knew the password."""

    code, status = "account_banned", 403


class ScopeMissing(Problem):
    """The API key was not given the scope that the endpoint asks for."""

    code, status = "scope_missing", 403


class SessionRequired(Problem):
    """API keys may not do this: only a person who signed in."""

    code, status = "session_required", 403


class UsernameTaken(Problem):
    code, status = "username_taken", 409

    def __init__(self, username: str) -> None:
        super().__init__(errors=[Complaint("/username", "username_taken")], username=username)


class NotAGuest(Problem):
    """Only a guest can be upgraded."""

    code, status = "not_a_guest", 409


class NoPassword(Problem):
    """An account gets its first password by `me/upgrade`, or with a code by mail."""

    code, status = "no_password", 409


class ProofRequired(Problem):
    """A token is not enough for this: show again who you are."""

    code, status = "proof_required", 403


class CodeRefused(Problem):
    """Wrong, used, too old, for something else, or tried too often: the answer is the same."""

    code, status = "code_refused", 422


class EmailTaken(Problem):
    """Only told to somebody who can read the mails that go there."""

    code, status = "email_taken", 409


class MailOff(Problem):
    """The operator has named no mail server."""

    code, status = "mail_off", 409


class NoEmail(Problem):
    """There is no address to send a code to."""

    code, status = "no_email", 409


class LastWayIn(Problem):
    """Without it nobody could sign in to the account again."""

    code, status = "last_way_in", 409


class IdentityTokenRefused(Problem):
    """Forged, foreign, old, used before, or with another nonce; its one complaint says which."""

    code, status = "identity_token_refused", 422

    def __init__(self, pointer: str, code: str) -> None:
        super().__init__(errors=[Complaint(pointer, code)])


class IdentityTaken(Problem):
    """Only told to somebody who has shown that the identity is theirs."""

    code, status = "identity_taken", 409


class TooManyIdentities(Problem):
    code, status = "too_many_identities", 409


class IssuerUnavailable(Problem):
    """Its keys cannot be had now. Nobody who is signed in is concerned."""

    code, status, retryable = "issuer_unavailable", 503, True
    always = {"Retry-After": "10"}


class TooManyApiKeys(Problem):
    code, status = "too_many_api_keys", 409


def wrong_password(pointer: str) -> ValidationFailed:
    return invalid([Complaint(pointer, "wrong_password")])


def invalid(complaints: Iterable[Complaint]) -> ValidationFailed:
    found = list(complaints)
    return ValidationFailed(errors=found, count=len(found))


def password_complaints(error: ValidationError, pointer: str) -> list[Complaint]:
    """What Django's password validators said, in our words where we have them."""
    return [_password_complaint(single, pointer) for single in error.error_list]


def _password_complaint(error: ValidationError, pointer: str) -> Complaint:
    if error.code in PASSWORD_CODES:
        limit = (error.params or {}).get("min_length", 0)
        return Complaint(pointer, error.code, {"limit": limit})
    return Complaint(pointer, "password_refused", {"reason": " ".join(error.messages)})


PASSWORD_CODES = {
    "password_too_similar",
    "password_too_short",
    "password_too_common",
    "password_entirely_numeric",
}
