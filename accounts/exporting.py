"""Everything that is kept about an account, as one document: for its owner to take along.

What is little is answered at once; for much, a task puts it
together, and the owner comes back for it.
"""

from collections.abc import Callable
from datetime import timedelta
from functools import partial
from uuid import UUID

import msgspec
from django.db import transaction
from django.db.models import Model
from django.utils import timezone

from accounts import exported
from accounts.issuers import name_of
from accounts.models import Account, AccountExport, ApiKey, AuditEntry, Identity, Mail, MailedCode, Session
from accounts.preferences import Preferences
from accounts.scopes import from_bits
from uu_service.api.kept_answers import answers_kept_for

LARGE = 2000  # rows; more take longer than a request should
KEPT_FOR = timedelta(hours=6)
LOST_AFTER = timedelta(minutes=10)  # a task that has not written it by then is gone
Hook = Callable[[UUID], None]
_hooks: list[Hook] = []


def on_export_asked(hook: Hook) -> None:
    """Call this after somebody has asked for a large one."""
    if hook not in _hooks:
        _hooks.append(hook)


def check_export(account_id: UUID) -> bytes | None:
    """The document as JSON; None while it is being written."""
    if sum(part.count(account_id) for part in exported.parts.values()) <= LARGE:
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
    document = exported.ExportedAccount(
        made_at=timezone.now(),
        account=_profile(account),
        sessions=_own(exported.ExportedSession, Session, account),
        api_keys=[_key(key) for key in ApiKey.objects.filter(account=account).order_by("pk")],
        identities=[_identity(one) for one in Identity.objects.filter(account=account).order_by("pk")],
        codes=_own(exported.ExportedCode, MailedCode, account),
        mails=_own(exported.ExportedMail, Mail, account),
        history=list(exported.as_rows(exported.ExportedChange, AuditEntry.objects.filter(account_id=account_id))),
        kept_answers=list(answers_kept_for(str(account_id))),
        rooms={name: list(part.rows(account_id)) for name, part in exported.parts.items()},
    )
    return msgspec.json.encode(document)


def _own(kind: type[exported.Row], model: type[Model], account: Account) -> list[exported.Row]:
    return list(exported.as_rows(kind, model._default_manager.filter(account=account)))


def _profile(account: Account) -> exported.ExportedProfile:
    return exported.ExportedProfile(
        id=account.pk,
        username=account.username,
        email=account.email,
        display_name=account.display_name,
        language=account.language,
        is_guest=account.is_guest,
        preferences=msgspec.convert(account.preferences, Preferences),
        last_login=account.last_login,
        created_at=account.date_joined,
        has_password=account.has_usable_password(),
    )


def _key(key: ApiKey) -> exported.ExportedKey:
    return exported.ExportedKey(
        id=key.pk,
        name=key.name,
        created_at=key.created_at,
        expires_at=key.expires_at,
        last_used_at=key.last_used_at,
        scopes=sorted(from_bits(key.scope_bits)),
    )


def _identity(one: Identity) -> exported.ExportedIdentity:
    return exported.ExportedIdentity(
        id=one.pk,
        subject=one.subject,
        created_at=one.created_at,
        last_used_at=one.last_used_at,
        issuer=name_of(one.issuer),
    )
