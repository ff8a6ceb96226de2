"""How accounts begin: a guest in one request, a user with a name, a guest who becomes one."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from uuid import UUID

from django.contrib.auth.hashers import make_password
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction

import words
from accounts import audit
from accounts.models import Account
from accounts.names import NameRefused, clean_player_name, clean_username
from accounts.problems import NotAGuest, UsernameTaken, invalid, password_complaints
from accounts.proofs import require_fresh_proof
from accounts.selectors import account_named
from accounts.sessions import OpenSession, do_open_session
from uu_service.api.problems import Complaint


@dataclass(frozen=True, slots=True)
class NewAccount:
    """What a newcomer asked for; what is None is chosen for them."""

    display_name: str | None
    language: str
    device: str


def check_make_guest(new: NewAccount) -> OpenSession:
    with transaction.atomic():
        return do_open_session(check_make_account(new, is_guest=True), new.device)


def check_make_account(new: NewAccount, *, is_guest: bool) -> Account:
    """An account without a username or a password."""
    complaints: list[Complaint] = []
    name = _display_name(new, complaints) or _guest_name(new.language)
    if complaints:
        raise invalid(complaints)
    return Account.objects.create_user(None, is_guest=is_guest, display_name=name, language=new.language)


def check_register(username: str, password: str, new: NewAccount) -> OpenSession:
    complaints: list[Complaint] = []
    name = _display_name(new, complaints) or username
    account = Account(username=username, display_name=name, language=new.language)
    _take_name_and_password(account, password, complaints)
    with transaction.atomic():
        _save_named(account)
        audit.record(audit.Action.REGISTERED, account.pk, by=account.pk)
        return do_open_session(account, new.device)


def check_upgrade(
    account_id: UUID, username: str, password: str, display_name: str | None, *, session_id: UUID
) -> Account:
    """The same account, with a name and a password: nothing that hangs on it moves, no device is signed out."""
    account = Account.objects.get(pk=account_id)
    if account.username is not None:
        raise NotAGuest
    require_fresh_proof(account, session_id)
    complaints: list[Complaint] = []
    account.display_name = (
        _cleaned(clean_player_name, display_name, "/display_name", complaints) or account.display_name
    )
    account.username = username
    _take_name_and_password(account, password, complaints)
    with transaction.atomic():
        if not Account.objects.select_for_update().filter(pk=account_id, username=None).exists():
            raise NotAGuest  # the same request came twice, and the other one was faster
        account.is_guest = False
        _save_named(account, only=["username", "password", "display_name", "is_guest"])
        audit.record(audit.Action.UPGRADED, account_id, by=account_id)
    return account


def complaints_about_password(password: str, account: Account, pointer: str) -> list[Complaint]:
    try:
        validate_password(password, account)
    except ValidationError as error:
        return password_complaints(error, pointer)
    return []


def _take_name_and_password(account: Account, password: str, complaints: list[Complaint]) -> None:
    """Complain about everything at once; then hash, outside of any transaction of ours, for that is slow."""
    username = account.username or ""
    _cleaned(clean_username, username, "/username", complaints)
    complaints += complaints_about_password(password, account, "/password")
    if complaints:
        raise invalid(complaints)
    if account_named(username):
        raise UsernameTaken(username)
    account.password = make_password(password)


def _save_named(account: Account, only: list[str] | None = None) -> None:
    try:
        with transaction.atomic():
            account.save(update_fields=only)
    except IntegrityError as error:  # somebody took the name since we looked
        raise UsernameTaken(account.username or "") from error


def _display_name(new: NewAccount, complaints: list[Complaint]) -> str | None:
    return _cleaned(clean_player_name, new.display_name, "/display_name", complaints)


def _cleaned(clean: Callable[[str], str], text: str | None, pointer: str, complaints: list[Complaint]) -> str | None:
    try:
        return None if text is None else clean(text)
    except NameRefused as refusal:
        complaints.append(Complaint(pointer, refusal.code, refusal.words_args))
        return None


def _guest_name(language: str) -> str:
    return words.say(language, "account-guest-name", number=str(1000 + secrets.randbelow(9000)))
