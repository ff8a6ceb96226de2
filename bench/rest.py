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
import psycopg
from django.conf import settings

from bench.floors import ANSWER
from bench.raw import Recording
from uu_service.body_limit import BodyLimit
from uu_service.in_threads import InThreads

ADDRESS = "/bench/raw/"
HEADERS = [("Content-Type", "application/json"), ("Content-Length", str(len(ANSWER)))]
FIRST_NUMBER = 1_000_000
PREPARE_AFTER = 3


class Player(threading.local):
    """Sends the recording again, in each thread on a connection of its own; all threads count together.

    A recorded parameter that is the game's id, or the number of one of the action's events, is moved to the game and
    the numbers at hand; everything else goes out as it was.
    """

    recording: Recording = pickle.loads(Path(os.environ["UU_BENCH_STATEMENTS"]).read_bytes())  # noqa: S301 - our own
    numbers = itertools.count(FIRST_NUMBER, recording.after - recording.before)

    def __init__(self) -> None:
        self.connection = psycopg.connect(os.environ["DATABASE_URL"], autocommit=True, prepare_threshold=PREPARE_AFTER)
        self.kept, self.plain = psycopg.Cursor(self.connection), psycopg.ClientCursor(self.connection)

    def play(self, game: UUID) -> None:
        base = next(self.numbers)
        with self.connection.transaction():
            for sql, params, is_prepared in self.recording.statements:
                cursor = self.kept if is_prepared else self.plain
                cursor.execute(sql, [self._moved(value, game, base) for value in params])
                if cursor.description:
                    cursor.fetchall()

    def _moved(self, value: object, game: UUID, base: int) -> object:
        own = self.recording
        if isinstance(value, int) and not isinstance(value, bool) and own.before <= value <= own.after:
            return type(value)(base + value)  # Django's own integers say how wide they are
        return game if isinstance(value, UUID | str) and value in (own.game, own.game.hex) else value


player = Player()


def serve(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
    path: str = environ["PATH_INFO"]
    if not path.startswith(ADDRESS):
        return service(environ, start_response)
    player.play(UUID(path.removeprefix(ADDRESS)))
    start_response("200 OK", HEADERS)
    return [ANSWER]


application = BodyLimit(InThreads(serve, settings.WEB_THREADS))
