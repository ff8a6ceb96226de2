"""What an account says about itself, and how it changes."""

from collections.abc import Iterable, Mapping
from functools import partial
from uuid import UUID

import msgspec
from django.db import transaction

from accounts.liveness import cache
from accounts.models import Account
from accounts.names import NameRefused, clean_player_name
from accounts.preferences import Preferences, WindowPass, known_windows
from accounts.problems import invalid
from uu_service.api.problems import Complaint, pointer_to


def preferences_of(account: Account) -> Preferences:
    """With a word on each window that there is; a stored word on another one is kept, and not shown."""
    stored = _stored(account).auto_pass
    return Preferences({name: stored.get(name, WindowPass.NEVER) for name in known_windows()})


def check_change_profile(
    account_id: UUID, *, display_name: str | None, language: str | None, auto_pass: Mapping[str, WindowPass] | None
) -> Account:
    """Change what is given, leave the rest."""
    _require_known_windows(auto_pass or ())
    with transaction.atomic():
        account = Account.objects.select_for_update().get(pk=account_id)
        if display_name is not None:
            account.display_name = _checked_display_name(display_name)
        if language is not None:
            account.language = language
        if auto_pass is not None:
            changed = Preferences({**_stored(account).auto_pass, **auto_pass})
            account.preferences = msgspec.to_builtins(changed)
        account.save(update_fields=["display_name", "language", "preferences"])
        transaction.on_commit(partial(cache.forget, account_id), robust=True)  # it also knows the language
    return account


def _stored(account: Account) -> Preferences:
    return msgspec.convert(account.preferences, Preferences)


def _require_known_windows(names: Iterable[str]) -> None:
    known = known_windows()
    unknown = [name for name in names if name not in known]
    if unknown:
        listed = ", ".join(known) or "–"
        raise invalid(
            Complaint(
                pointer_to("preferences", "auto_pass", name), "unknown_choice", {"word": name[:80], "known": listed}
            )
            for name in unknown
        )


def _checked_display_name(text: str) -> str:
    try:
        return clean_player_name(text)
    except NameRefused as refusal:
        raise invalid([Complaint("/display_name", refusal.code, refusal.words_args)]) from refusal
