"""What an account says about itself, and how it changes."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import NamedTuple
from uuid import UUID

import msgspec
from django.db import transaction

from accounts.credentials import liveness
from accounts.models import Account
from accounts.names import NameRefused, clean_player_name
from accounts.preferences import Preferences, ProfileAccess, WindowPass, known_windows
from accounts.problems import invalid
from uu_service.api.problems import Complaint, pointer_to

Hook = Callable[[UUID], None]
_hooks: list[Hook] = []


def preferences_of(account: Account) -> Preferences:
    """With a word on each window that there is; a stored word on another one is kept, and not shown."""
    stored = _stored(account)
    passes = {name: stored.auto_pass.get(name, WindowPass.NEVER) for name in known_windows()}
    return msgspec.structs.replace(stored, auto_pass=passes)


class WantedPreferences(NamedTuple):
    """What is None stays as it is."""

    auto_pass: Mapping[str, WindowPass] | None = None
    profile: ProfileAccess | None = None
    avatar: int | None = None


def on_profile_changed(hook: Hook) -> None:
    """Call this in the same transaction, after an account has changed what it says about itself."""
    if hook not in _hooks:
        _hooks.append(hook)


def check_change_profile(
    account_id: UUID, *, display_name: str | None, language: str | None, wanted: WantedPreferences
) -> Account:
    """Change what is given, leave the rest."""
    _require_known_windows(wanted.auto_pass or ())
    with transaction.atomic():
        account = Account.objects.select_for_update().get(pk=account_id)
        if display_name is not None:
            account.display_name = _checked_display_name(display_name)
        if language is not None:
            account.language = language
        account.preferences = msgspec.to_builtins(_changed(_stored(account), wanted))
        account.save(update_fields=["display_name", "language", "preferences"])
        for hook in _hooks:
            hook(account_id)
        transaction.on_commit(partial(liveness.forget, account_id), robust=True)  # it also knows the language
    return account


def _changed(stored: Preferences, wanted: WantedPreferences) -> Preferences:
    given = {name: value for name, value in wanted._asdict().items() if value is not None}
    if wanted.auto_pass is not None:
        given["auto_pass"] = {**stored.auto_pass, **wanted.auto_pass}
    return msgspec.structs.replace(stored, **given)


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
