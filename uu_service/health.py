"""/healthz: this process answers. /readyz: what it needs is there; only the database is worth a 503.

Other rooms add what they watch with register_check at start-up.
"""

from collections.abc import Callable

import msgspec
import redis
import structlog
from django.conf import settings
from django.db import connection
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from uu_service.api.problems import Unavailable

log = structlog.get_logger(__name__)
Check = Callable[[], None]
_CHECKS: dict[str, tuple[Check, bool]] = {}


class Health(msgspec.Struct):
    status: str
    degraded: list[str] = []
    why: dict[str, str] = {}
    """What is wrong with each part that can say so, and what to do about it."""


class NotWell(Exception):
    """Raised by a check whose words may be shown to anybody who asks; of other errors only the log tells."""


def register_check(name: str, check: Check, *, fatal: bool = False) -> None:
    """Add a check that raises when what it watches is not well. It must be quick."""
    _CHECKS[name] = (check, fatal)


@require_safe
def healthz(request: HttpRequest) -> HttpResponse:
    return _answer(Health("ok"))


@require_safe
def readyz(request: HttpRequest) -> HttpResponse:
    """What is fatal is asked first, and then nothing more: the answer is not to wait for others that hang."""
    failed: dict[str, str] = {}
    for name, (check, is_fatal) in sorted(_CHECKS.items(), key=lambda item: not item[1][1]):
        wrong = _what_is_wrong(name, check)
        if wrong is None:
            continue
        if is_fatal:
            raise Unavailable(retry_after=5)
        failed[name] = wrong
    return _answer(
        Health("degraded" if failed else "ok", list(failed), {part: why for part, why in failed.items() if why})
    )


def _what_is_wrong(name: str, check: Check) -> str | None:
    """None: nothing. What is wrong may have no words for everybody."""
    try:
        check()
    except Exception as error:  # noqa: BLE001 - whatever it is, the part is not well
        log.warning("check_failed", check=name, error=repr(error))
        return str(error) if isinstance(error, NotWell) else ""
    return None


def _answer(health: Health) -> HttpResponse:
    return HttpResponse(
        msgspec.json.encode(health), content_type="application/json", headers={"Cache-Control": "no-store"}
    )


def database_answers() -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")


def broker_answers() -> None:
    if settings.REDIS_URL:
        client = redis.Redis.from_url(settings.REDIS_URL, socket_timeout=0.5, socket_connect_timeout=0.5)
        with client:
            client.ping()


register_check("database", database_answers, fatal=True)
register_check("broker", broker_answers)
