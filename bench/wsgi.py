"""The service's WSGI door, and beside it one that knows only psycopg: the recorded statements, no framework."""

import os
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any
from uuid import UUID

from bench.floor import ANSWER
from bench.statements import Player, kept, numbers_for
from uu_service.wsgi import application as service

RAW = "/bench/raw/"
HEADERS = [("Content-Type", "application/json"), ("Content-Length", str(len(ANSWER)))]
RECORDED = os.environ.get("UU_BENCH_STATEMENTS")
RECORDING = kept(Path(RECORDED)) if RECORDED else None
NUMBERS = numbers_for(RECORDING) if RECORDING else None
"""Before the first request, so that all threads count together."""
_local = threading.local()


def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    path: str = environ["PATH_INFO"]
    if not path.startswith(RAW):
        return service(environ, start_response)
    assert RECORDING and NUMBERS, "UU_BENCH_STATEMENTS names no recording"
    if not hasattr(_local, "player"):
        _local.player = Player(RECORDING, os.environ["DATABASE_URL"])
    _local.player.play(UUID(path.removeprefix(RAW)), NUMBERS)
    start_response("200 OK", HEADERS)
    return [ANSWER]
