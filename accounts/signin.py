"""Passwords: signing in with one, and changing it."""

from uuid import UUID

from django.contrib.auth.hashers import make_password
from django.db import transaction

from accounts import audit
from accounts.addresses import account_at
from accounts.mailing import do_notify
from accounts.models import Account, Mail
from accounts.names import device_name_from
from accounts.problems import AccountBanned, NoPassword, SignInRefused, invalid, wrong_password
from accounts.selectors import account_named
from accounts.sessions import Ending, OpenSession, do_end_sessions, do_open_session
from accounts.signup import complaints_about_password


def check_sign_in(username: str, password: str, device: str) -> OpenSession:
    """Neither message nor timing reveals which of the two was wrong; a ban shows only after a correct password."""
    account = account_at(username.strip()) if "@" in username else account_named(username)
    if account is None:
        make_password(password)  # the work that a real account would have cost
        raise SignInRefused
    if not account.check_password(password):
        raise SignInRefused
    if not account.is_active:
        raise AccountBanned
    with transaction.atomic():
        do_notify(account.pk, Mail.Kind.NEW_DEVICE, about=device_name_from(device))
        return do_open_session(account, device)


def check_change_password(account_id: UUID, current: str, new: str, *, keep_session: UUID) -> None:
    """Change it, and sign out every other device: one of them may be the reason for the change."""
    account = Account.objects.get(pk=account_id)
    if not account.has_usable_password():
        raise NoPassword
    if not account.check_password(current):
        raise wrong_password("/current_password")
    complaints = complaints_about_password(new, account, "/new_password")
    if complaints:
        raise invalid(complaints)
    account.password = make_password(new)
    with transaction.atomic():
        account.save(update_fields=["password"])
        do_note_password(account_id, by=account_id, keep_session=keep_session)


def do_note_password(account_id: UUID, *, by: UUID, keep_session: UUID | None = None) -> None:
    """After a password was changed: sign out the other devices, write it into the audit, and tell its owner."""
    with transaction.atomic():
        do_end_sessions(account_id, Ending.PASSWORD_CHANGED, but=keep_session)
        audit.record(audit.Action.PASSWORD_CHANGED, account_id, by=by)
        do_notify(account_id, Mail.Kind.PASSWORD_CHANGED)
