"""What an account says about itself, and how it changes."""

from uuid import UUID

import msgspec
from django.db import transaction

from accounts.models import Account
from accounts.names import NameRefused, clean_display_name
from accounts.preferences import AutoPass, Preferences
from accounts.problems import invalid
from uu_service.api.problems import Complaint


def preferences_of(account: Account) -> Preferences:
    return msgspec.convert(account.preferences, Preferences)


def check_change_profile(
    account_id: UUID, *, display_name: str | None, language: str | None, auto_pass: AutoPass | None
) -> Account:
    """Change what is given, leave the rest."""
    with transaction.atomic():
        account = Account.objects.select_for_update().get(pk=account_id)
        if display_name is not None:
            account.display_name = _checked_display_name(display_name)
        if language is not None:
            account.language = language
        if auto_pass is not None:
            changed = msgspec.structs.replace(preferences_of(account), auto_pass=auto_pass)
            account.preferences = msgspec.to_builtins(changed)
        account.save(update_fields=["display_name", "language", "preferences"])
    return account


def _checked_display_name(text: str) -> str:
    try:
        return clean_display_name(text)
    except NameRefused as refusal:
        raise invalid([Complaint("/display_name", refusal.code, refusal.words_args)]) from refusal
