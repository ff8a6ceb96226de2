"""Who of the staff may see and do what: every page of the admin, asked as a member of each group.

The pages come from the admin's own addresses, so one that is added later is asked too.
"""

from collections.abc import Iterator
from typing import Any

from django.contrib import admin
from django.contrib.messages.storage.fallback import FallbackStorage
from django.contrib.sessions.backends.db import SessionStore
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import Http404, HttpResponse
from django.test import RequestFactory
from django.urls import URLPattern, resolve, reverse

GROUPS = ("viewer", "editor", "publisher", "operator")
FOR_EVERYBODY = {
    "login",
    "logout",
    "password_change",
    "password_change_done",
    "jsi18n",
    "view_on_site",
    "app_list",
    None,
}
"""Pages that are about who one is, or only a list of others."""


ONLY_SHOWN = (
    *("_history", "_see_log", "_diff", "_export", "_progress", "_schema", "_token", "index", "search", "ing"),
    *("_balance", "_data", "_plot"),
)
"""Ends of the names of pages that answer to whatever is sent to them as if they were only asked for."""


def pages() -> Iterator[tuple[str, list[str]]]:
    """Each page by its name, with the names of what its address needs."""
    for pattern in _patterns(admin.site.urls[0]):
        if pattern.name not in FOR_EVERYBODY:
            yield str(pattern.name), list(pattern.pattern.converters)


def _patterns(patterns: Any) -> Iterator[URLPattern]:
    for pattern in patterns:
        if isinstance(pattern, URLPattern):
            yield pattern
        else:
            yield from _patterns(pattern.url_patterns)


def answer(account: Any, address: str, method: str) -> str:
    """`yes` if the page is shown or the thing is done, `no` if it is refused. Nothing that is done is kept."""
    found = resolve(address.partition("?")[0])
    request: Any = RequestFactory().generic(method, address)
    request.user, request.session, request.resolver_match = account, SessionStore(), found
    request._messages, request._dont_enforce_csrf_checks = FallbackStorage(request), True
    try:
        with transaction.atomic():
            got = found.func(request, *found.args, **found.kwargs)
            transaction.set_rollback(True)
    except (PermissionDenied, Http404):
        return "no"
    return "no" if _is_refused(got) else "yes"


def _is_refused(got: HttpResponse) -> bool:
    """By a status, by a way to the login, or because this method does nothing here."""
    return got.status_code in (401, 403, 404, 405) or got.headers.get("Location", "").startswith("/admin/login")


def _cell(account: Any, page: str, address: str) -> str:
    methods = {"see": "GET"} if page.endswith(ONLY_SHOWN) else {"see": "GET", "do": "POST"}
    return ", ".join(word for word, method in methods.items() if answer(account, address, method) == "yes")


def table(people: dict[str, Any], things: dict[str, Any]) -> list[str]:
    """A line for each page: who may see it, and who may do something there."""
    lines = ["| page | " + " | ".join(people) + " |", "|---" * (len(people) + 1) + "|"]
    for name, needs in sorted({(name, tuple(needs)) for name, needs in pages()}):
        address = reverse(f"admin:{name}", args=[_needed(name, need, things) for need in needs])
        address += f"?version={things['version_id']}" if name == "cards_card_add" else ""
        cells = [_cell(account, name, address) for account in people.values()]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return lines


def _needed(page: str, need: str, things: dict[str, Any]) -> Any:
    """What stands in the address: a row of the page's model, or what the argument is called."""
    if need == "object_id" or (need == "id" and page == "accounts_account_password_change"):
        return things[page.rpartition("_")[0] if page.count("_") == 2 else "_".join(page.split("_")[:2])]
    return things[need]
