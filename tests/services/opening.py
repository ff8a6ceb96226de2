"""Servers of its own for a program that is no test, with Django ready in this process. They end with it."""

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING

from tests.services.servers import start_servers

if TYPE_CHECKING:
    from tests.services.fleet import Services


def open_services(
    settings: Mapping[str, str] | None = None, *, is_empty: bool = False, env: Mapping[str, str] | None = None
) -> "Services":
    """`settings` are PostgreSQL's. The database is one that this version has made, unless it stays empty."""
    folder, postgres, redis = start_servers(settings)
    own = {"UU_VAR_DIR": str(folder / "var"), "DJANGO_SETTINGS_MODULE": "uu_service.settings"}
    os.environ.update({"DATABASE_URL": postgres.url, "REDIS_URL": redis.url, **own, **(env or {})})
    import django
    from django.core.management import call_command

    django.setup()
    from tests.services.fleet import Services

    if not is_empty:
        call_command("migrate", verbosity=0)
        call_command("load_card_sets", verbosity=0)
    return Services(folder, postgres, redis)
