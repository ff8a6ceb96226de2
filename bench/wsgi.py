"""The service's WSGI door, and beside it one that knows only psycopg: the recorded statements, no framework."""

import os
import threading
from collections.abc import Callable, Iterable
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any
from uuid import UUID

from bench.floor import ANSWER
from bench.statements import Player, Recording, kept, numbers_for
from uu_service.wsgi import application as service

RAW = "/bench/raw/"
HEADERS = [("Content-Type", "application/json"), ("Content-Length", str(len(ANSWER)))]
_local = threading.local()


def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    path: str = environ["PATH_INFO"]
    if not path.startswith(RAW):
        return service(environ, start_response)
    recording, numbers = _recording()
    if not hasattr(_local, "player"):
        _local.player = Player(recording, os.environ["DATABASE_URL"])
    _local.player.play(UUID(path.removeprefix(RAW)), numbers)
    start_response("200 OK", HEADERS)
    return [ANSWER]


@cache
def _recording() -> "tuple[Recording, count[int]]":
    recording = kept(Path(os.environ["UU_BENCH_STATEMENTS"]))
    return recording, numbers_for(recording)
