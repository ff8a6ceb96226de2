"""DATABASE_URL as Django's settings. libpq reads it: one server, or several of which whichever is the primary is used.

`postgres://user:password@one,two:5433/name` is tried from left to right, and what is not the primary is passed over.
"""

from typing import Any

from django.core.exceptions import ImproperlyConfigured
from psycopg import ProgrammingError
from psycopg.conninfo import conninfo_to_dict

SCHEMES = ("postgres://", "postgresql://")
PRIMARY = "read-write"
"""Every process writes, so a standby, or a primary that was set to read only, counts as away."""


def is_postgres(url: str) -> bool:
    return url.startswith(SCHEMES)


def database_at(url: str) -> dict[str, Any]:
    """The settings of a database; what the address says beside server, name and user goes to `OPTIONS`."""
    try:
        said = conninfo_to_dict(url)
    except ProgrammingError as error:
        raise ImproperlyConfigured(f"DATABASE_URL is no address of PostgreSQL: {error}") from None
    own = {"NAME": "dbname", "USER": "user", "PASSWORD": "password", "HOST": "host", "PORT": "port"}
    found: dict[str, Any] = {name: str(said.pop(key, None) or "") for name, key in own.items()}
    return found | {"OPTIONS": {"target_session_attrs": PRIMARY, **said}}
