"""Mails: written in the transaction of what they tell, sent after it by a task.

No request waits for a mail server, and none shows by its time whether a mail is sent at all.
"""

from collections.abc import Callable
from datetime import timedelta
from uuid import UUID

import structlog
from django.conf import settings
from django.db import transaction
from django.utils import timezone

from accounts import letters
from accounts.addresses import account_at
from accounts.codes import Purpose, text_of
from accounts.models import Account, Mail, MailedCode
from accounts.problems import MailOff
from uu_service.api.limiter import LimiterDown, Rate
from uu_service.api.throttling import limiter

log = structlog.get_logger(__name__)
Kind = Mail.Kind
BATCH = 50
MOST_TRIES = 8
FIRST_PAUSE = timedelta(minutes=1)  # also how long a task has to send a mail that it took; doubles with each try
DEVICES_TOLD = Rate(10, 3600)
Hook = Callable[[], None]
_hooks: list[Hook] = []


def on_mail_written(hook: Hook) -> None:
    """Call this after a mail was committed. What it does is not needed: a sweep sends what is due."""
    if hook not in _hooks:
        _hooks.append(hook)


def require_mail_is_on() -> None:
    """Where the operator has named no mail server, nobody is promised a mail."""
    if not settings.MAIL_URL:
        raise MailOff


def do_mail_code(code: MailedCode, language: str) -> None:
    _write(Mail(kind=Kind.CODE, code=code, account=code.account, address=code.address, language=language))


def do_notify(account_id: UUID, kind: Kind, *, about: str = "", address: str | None = None) -> None:
    """Send a notice to the account's address, or to its former one. An account without an address gets none."""
    account = Account.objects.get(pk=account_id)
    to = address or account.email
    if not to or not settings.MAIL_URL or (kind is Kind.NEW_DEVICE and not _has_turn(account_id)):
        return
    _write(Mail(kind=kind, account=account, address=to, language=account.language, about=about[:255]))


def do_send_mails() -> bool:
    """Send what is due; True if more may wait. Safe twice, at once or again."""
    due = list(Mail.objects.filter(due_at__lte=timezone.now()).order_by("due_at")[:BATCH])
    for mail in due:
        if _take(mail):
            _send(mail)
    return len(due) == BATCH


def _write(mail: Mail) -> None:
    mail.save()
    for hook in _hooks:
        transaction.on_commit(hook, robust=True)


def _has_turn(account_id: UUID) -> bool:
    """A script that signs in every minute does not fill its owner's mailbox."""
    try:
        return limiter().take(f"devices-told:{account_id}", DEVICES_TOLD).allowed
    except LimiterDown:
        return True


def _take(mail: Mail) -> bool:
    """Take it, so that no other worker sends it too. If this worker dies, the mail is due again after the pause."""
    pause = FIRST_PAUSE * 2**mail.tries
    taken = Mail.objects.filter(pk=mail.pk, tries=mail.tries)
    return bool(taken.update(tries=mail.tries + 1, due_at=timezone.now() + pause))


def _send(mail: Mail) -> None:
    letter = _letter(mail)
    if letter is not None:
        try:
            letters.message(letter).send()
        except OSError as error:  # smtplib's own errors are among these
            log.warning("mail_not_sent", kind=mail.kind, tries=mail.tries + 1, error=type(error).__name__)
            if mail.tries + 1 < MOST_TRIES:
                return
    Mail.objects.filter(pk=mail.pk).delete()


def _letter(mail: Mail) -> letters.Letter | None:
    """What to send; nothing if the code has expired, or nobody has that address."""
    if mail.code is None:
        return letters.Letter(mail.address, mail.language, mail.kind, about=mail.about, at=mail.at)
    if mail.code.expires_at <= timezone.now():
        return None
    address, language = mail.address, mail.language
    if mail.code.purpose == Purpose.RECOVER:
        account = account_at(address)
        if account is None or account.email is None:
            return None
        address, language = account.email, account.language
    return letters.Letter(address, language, mail.code.purpose, code=text_of(mail.code), code_id=mail.code.pk)
