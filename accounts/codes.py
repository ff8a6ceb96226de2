"""Codes sent by mail: they are made, mailed, tried and spent.

A code is computed from its row and the secret key, so that no table holds it. It is good for one purpose, once, for
minutes, and for a few tries.
"""

import hmac
from collections.abc import Iterator
from datetime import timedelta
from typing import NamedTuple
from uuid import UUID

from django.db.models import F
from django.utils import timezone

from accounts.credentials import keyring
from accounts.models import Account, MailedCode
from accounts.problems import CodeRefused

DIGITS = 8
LIFE = timedelta(minutes=15)
MOST_TRIES = 5
Purpose = MailedCode.Purpose


class GivenCode(NamedTuple):
    """What somebody sends: which code, and what they read in the mail."""

    id: UUID
    text: str


def do_make_code(purpose: Purpose, address: str, account: Account | None) -> MailedCode:
    return MailedCode.objects.create(
        purpose=purpose, address=address, account=account, expires_at=timezone.now() + LIFE
    )


def text_of(code: MailedCode) -> str:
    """What the mail says."""
    return next(_texts(code))


def try_code(given: GivenCode, purpose: Purpose, account_id: UUID | None = None) -> MailedCode:
    """Refuse all but the right code for this purpose. The try is counted first, whatever comes of it.

    Call it outside of a transaction, which a refusal would undo together with the count.
    """
    rows = MailedCode.objects.filter(pk=given.id, purpose=purpose)
    if account_id is not None:
        rows = rows.filter(account=account_id)
    code = rows.select_related("account").first()
    open_rows = rows.filter(used_at=None, tries__lt=MOST_TRIES, expires_at__gt=timezone.now())
    is_open = bool(open_rows.update(tries=F("tries") + 1))
    if code is None or not is_open or not _is_right(code, given.text):
        raise CodeRefused
    return code


def do_spend(code: MailedCode) -> None:
    """In the transaction of what the code is good for. A second use is refused."""
    if not MailedCode.objects.filter(pk=code.pk, used_at=None).update(used_at=timezone.now()):
        raise CodeRefused


def _is_right(code: MailedCode, text: str) -> bool:
    typed = "".join(text.split()).encode(errors="replace")
    return any(hmac.compare_digest(right.encode(), typed) for right in _texts(code))


def _texts(code: MailedCode) -> Iterator[str]:
    """One text for each secret key: a key that was just replaced has signed codes that are still valid."""
    message = f"{code.purpose}.{code.pk}.{code.address}".encode()
    for signature in keyring().signatures("code", message):
        yield f"{int.from_bytes(signature) % 10**DIGITS:0{DIGITS}}"
