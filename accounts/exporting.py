"""Everything that is kept about an account, as one document: for its owner to take along.

Other rooms add what they keep (`register_export`). What is little is answered at once; for much, a task puts it
together, and the owner comes back for it.
"""

from collections.abc import Callable, Iterable, Mapping
from datetime import timedelta
from functools import partial
from typing import NamedTuple
from uuid import UUID

import msgspec
from django.db import transaction
from django.db.models import Model, QuerySet
from django.utils import timezone

from accounts.issuers import name_of
from accounts.models import Account, AccountExport, ApiKey, AuditEntry, Identity, Mail, MailedCode, Session
from accounts.scopes import from_bits
from uu_service.api.kept_answers import answers_kept_for

LARGE = 2000  # rows; more take longer than a request should
KEPT_FOR = timedelta(hours=6)
LOST_AFTER = timedelta(minutes=10)  # a task that has not written it by then is gone
Row = Mapping[str, object]
Hook = Callable[[UUID], None]
_hooks: list[Hook] = []


class ExportPart(NamedTuple):
    """What a room keeps about an account: its rows, and roughly how many there are."""

    rows: Callable[[UUID], Iterable[Row]]
    count: Callable[[UUID], int]


_parts: dict[str, ExportPart] = {}


def register_export(name: str, rows: Callable[[UUID], Iterable[Row]], count: Callable[[UUID], int]) -> None:
    """Let another room say what it keeps about an account."""
    _parts[name] = ExportPart(rows, count)


def on_export_asked(hook: Hook) -> None:
    """Call this after somebody has asked for a large one."""
    if hook not in _hooks:
        _hooks.append(hook)


def check_export(account_id: UUID) -> bytes | None:
    """The document as JSON; None while it is being written."""
    if sum(part.count(account_id) for part in _parts.values()) <= LARGE:
        return _document(account_id)
    now = timezone.now()
    with transaction.atomic():
        Account.objects.select_for_update().get(pk=account_id)  # two requests ask for one document
        found = AccountExport.objects.filter(pk=account_id).first()
        if found is not None and found.ready_at is not None and found.ready_at > now - KEPT_FOR:
            return bytes(found.document)
        if found is None or found.ready_at is not None or found.asked_at < now - LOST_AFTER:
            asked = {"asked_at": now, "ready_at": None, "document": b""}
            AccountExport.objects.update_or_create(account_id=account_id, defaults=asked)
            for hook in _hooks:
                transaction.on_commit(partial(hook, account_id), robust=True)
    return None


def do_write_export(account_id: UUID) -> None:
    """Put it together, unless nobody waits for it any more. Safe twice."""
    waiting = AccountExport.objects.filter(pk=account_id, ready_at=None)
    if waiting.exists():
        waiting.update(document=_document(account_id), ready_at=timezone.now())


def do_forget_exports() -> int:
    return AccountExport.objects.filter(asked_at__lt=timezone.now() - KEPT_FOR).delete()[0]


def _document(account_id: UUID) -> bytes:
    account = Account.objects.get(pk=account_id)
    document = {
        "made_at": timezone.now(),
        "account": _account(account),
        "sessions": _rows(
            Session, account, "device_name", "created_at", "last_used_at", "proven_at", "ended_at", "ending"
        ),
        "api_keys": [
            {
                **_row(key, "name", "created_at", "expires_at", "last_used_at"),
                "scopes": sorted(from_bits(key.scope_bits)),
            }
            for key in ApiKey.objects.filter(account=account).order_by("pk")
        ],
        "identities": [
            {**_row(one, "subject", "created_at", "last_used_at"), "issuer": name_of(one.issuer)}
            for one in Identity.objects.filter(account=account).order_by("pk")
        ],
        "codes": _rows(MailedCode, account, "purpose", "address", "tries", "expires_at", "used_at"),
        "mails": _rows(Mail, account, "kind", "address", "language", "about", "at"),
        "history": _listed(AuditEntry.objects.filter(account_id=account_id), "at", "action", "reason"),
        "kept_answers": list(answers_kept_for(str(account_id))),
        "rooms": {name: list(part.rows(account_id)) for name, part in _parts.items()},
    }
    return msgspec.json.encode(document)


def _account(account: Account) -> Row:
    shown = _row(account, "username", "email", "display_name", "language", "is_guest", "preferences", "last_login")
    return {**shown, "created_at": account.date_joined, "has_password": account.has_usable_password()}


def _rows(model: type[Model], account: Account, *fields: str) -> list[Row]:
    return _listed(model._default_manager.filter(account=account), *fields)


def _listed(rows: QuerySet[Model], *fields: str) -> list[Row]:
    return [_row(row, *fields) for row in rows.order_by("pk")]


def _row(row: Model, *fields: str) -> dict[str, object]:
    return {"id": row.pk, **{field: getattr(row, field) for field in fields}}
