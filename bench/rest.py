"""The service's REST door, and beside it one that knows only psycopg: the recorded statements, no framework."""

import itertools
import os
import pickle
import threading
from collections.abc import Iterable
from pathlib import Path
from uuid import UUID
from wsgiref.types import StartResponse, WSGIEnvironment

from uu_service.wsgi import django_application as service  # makes Django ready, which the others need

# isort: split
from django.conf import settings

from bench.floors import ANSWER
from bench.raw import Player, Recording
from uu_service.body_limit import BodyLimit
from uu_service.in_threads import InThreads

ADDRESS = "/bench/raw/"
HEADERS = [("Content-Type", "application/json"), ("Content-Length", str(len(ANSWER)))]
FIRST_NUMBER = 1_000_000


class Players(threading.local):
    """One for each thread; all count together."""

    recording: Recording = pickle.loads(Path(os.environ["UU_BENCH_STATEMENTS"]).read_bytes())  # noqa: S301 - our own
    numbers = itertools.count(FIRST_NUMBER, recording.after - recording.before)

    def __init__(self) -> None:
        self.player = Player(self.recording, self.numbers)


players = Players()


def serve(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
    path: str = environ["PATH_INFO"]
    if not path.startswith(ADDRESS):
        return service(environ, start_response)
    players.player.play(UUID(path.removeprefix(ADDRESS)))
    start_response("200 OK", HEADERS)
    return [ANSWER]


application = BodyLimit(InThreads(serve, settings.WEB_THREADS))
