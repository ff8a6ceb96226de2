"""The way back in: a code to the account's address signs in, and sets a new password if one is wanted.

To ask is the same work for every address, known or not: who has it is looked up by the task that sends the mail.
"""

from django.contrib.auth.hashers import make_password
from django.db import transaction

from accounts import audit
from accounts.addresses import account_at, checked_address
from accounts.codes import GivenCode, Purpose, do_make_code, do_spend, try_code
from accounts.mailing import do_mail_code, do_notify, require_mail_is_on
from accounts.models import Account, Mail, MailedCode
from accounts.names import device_name_from
from accounts.problems import AccountBanned, CodeRefused, invalid
from accounts.sessions import OpenSession, do_open_session
from accounts.signin import do_note_password
from accounts.signup import complaints_about_password


def check_ask_for_recovery(address: str, language: str) -> MailedCode:
    require_mail_is_on()
    address = checked_address(address)
    with transaction.atomic():
        code = do_make_code(Purpose.RECOVER, address, None)
        do_mail_code(code, language)
    return code


def check_recover(given: GivenCode, new_password: str | None, device: str) -> OpenSession:
    """Sign in with the code. A new password signs out every other device, as changing it does."""
    code = try_code(given, Purpose.RECOVER)
    account = account_at(code.address)
    if account is None:  # deleted or moved since; a stranger's address never gets this far
        raise CodeRefused
    if not account.is_active:
        raise AccountBanned
    hashed = None if new_password is None else _hashed(account, new_password)
    with transaction.atomic():
        do_spend(code)
        audit.record(audit.Action.RECOVERED, account.pk, by=account.pk)
        if hashed is None:
            do_notify(account.pk, Mail.Kind.NEW_DEVICE, about=device_name_from(device))
        else:
            account.password = hashed
            account.save(update_fields=["password"])
            do_note_password(account.pk, by=account.pk)
        return do_open_session(account, device)


def _hashed(account: Account, password: str) -> str:
    """Outside of the transaction, for it is slow."""
    complaints = complaints_about_password(password, account, "/new_password")
    if complaints:
        raise invalid(complaints)
    return make_password(password)
