"""An account's e-mail address: asked for, verified by a code, removed."""

from uuid import UUID

from django.db import IntegrityError, transaction

from accounts import audit
from accounts.addresses import account_at, checked_address
from accounts.codes import GivenCode, Purpose, do_make_code, do_spend, try_code
from accounts.credentials import Credential, Kind
from accounts.mailing import do_mail_code, do_notify, require_mail_is_on
from accounts.models import Account, Mail, MailedCode
from accounts.problems import AccountBanned, CodeRefused, EmailTaken, NoEmail
from accounts.proofs import do_note_proof, require_fresh_proof
from accounts.ways import locked_account, require_another_way_in


def check_ask_for_email(account_id: UUID, session_id: UUID, address: str, language: str) -> MailedCode:
    """Mail a code to the new address. Whether somebody else has it is not looked at, so nothing can tell."""
    require_mail_is_on()
    address = checked_address(address)
    account = Account.objects.get(pk=account_id)
    require_fresh_proof(account, session_id)
    return _mailed(Purpose.VERIFY_EMAIL, address, account, language)


def check_mail_proof(account_id: UUID, purpose: Purpose) -> MailedCode:
    """Mail a code to the account's own address, with which it shows who it is."""
    require_mail_is_on()
    account = Account.objects.get(pk=account_id)
    if not account.email:
        raise NoEmail
    return _mailed(purpose, account.email, account, account.language)


def check_confirm_email(given: GivenCode, by: Credential | None) -> None:
    """The account has the address from now on. The mail may be read on any device, because the code names the
    account."""
    code = try_code(given, Purpose.VERIFY_EMAIL)
    if code.account_id is None:
        raise CodeRefused
    with transaction.atomic():
        account = locked_account(code.account_id)
        if not account.is_active:
            raise AccountBanned
        do_spend(code)
        _set_email(account, code.address)
        if by and by.kind is Kind.SESSION and by.account_id == account.pk:
            do_note_proof(account.pk, by.id)


def check_remove_email(account_id: UUID, session_id: UUID) -> None:
    with transaction.atomic():
        account = locked_account(account_id)
        if account.email is None:
            raise NoEmail
        require_fresh_proof(account, session_id)
        require_another_way_in(account)
        former, account.email = account.email, None
        account.save(update_fields=["email"])
        audit.record(audit.Action.EMAIL_REMOVED, account_id, by=account_id)
        do_notify(account_id, Mail.Kind.EMAIL_CHANGED, address=former)


def _mailed(purpose: Purpose, address: str, account: Account, language: str) -> MailedCode:
    with transaction.atomic():
        code = do_make_code(purpose, address, account)
        do_mail_code(code, language)
    return code


def _set_email(account: Account, address: str) -> None:
    owner = account_at(address)
    if owner is not None and owner.pk != account.pk:
        raise EmailTaken
    former, account.email, account.is_guest = account.email, address, False
    try:
        with transaction.atomic():
            account.save(update_fields=["email", "is_guest"])
    except IntegrityError as error:  # somebody else verified it since we looked
        raise EmailTaken from error
    audit.record(audit.Action.EMAIL_CHANGED, account.pk, by=account.pk)
    if former and former.lower() != address.lower():
        do_notify(account.pk, Mail.Kind.EMAIL_CHANGED, address=former)
