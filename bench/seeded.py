"""The service's REST door, where a request may name its luck: so both sides of a comparison deal the same cards.

Copied beside each side and loaded there as `seeded`; only bench.against starts a server with it.
"""

import hashlib
import itertools
import secrets
import threading
from collections.abc import Iterable
from wsgiref.types import StartResponse, WSGIEnvironment

_luck = threading.local()
_real = secrets.token_bytes


def _token_bytes(length: int | None = None) -> bytes:
    seed = getattr(_luck, "seed", None)
    return hashlib.shake_128(f"{seed} {next(_luck.number)}".encode()).digest(length or 32) if seed else _real(length)


secrets.token_bytes = _token_bytes  # type: ignore[assignment]
from uu_service.wsgi import django_application as service  # noqa: E402 - the service must not see the real one

# isort: split
from django.conf import settings  # noqa: E402 - needs what stands above

from uu_service.body_limit import BodyLimit  # noqa: E402
from uu_service.in_threads import InThreads  # noqa: E402


def serve(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
    _luck.seed, _luck.number = environ.get("HTTP_X_SEED"), itertools.count()
    return service(environ, start_response)


application = BodyLimit(InThreads(serve, settings.WEB_THREADS))
