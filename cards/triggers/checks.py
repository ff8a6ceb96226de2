"""System checks of this app: `manage.py check --database default` names a protection that is missing."""

from collections.abc import Sequence
from typing import Any

from django.core import checks
from django.db import connections

from cards import triggers


def check_triggers(databases: Sequence[str] | None = None, **_: Any) -> list[checks.CheckMessage]:
    """A warning, not an error: an error would stop `migrate`, which is what creates them."""
    return [
        checks.Warning(
            f"The database trigger {name} is missing on {using!r}: published card sets are not protected.",
            hint="Run manage.py migrate, which creates it.",
            id="cards.W001",
        )
        for using in databases or []
        if connections[using].vendor in ("sqlite", "postgresql")
        for name in triggers.missing(using)
    ]
