"""Games of the gate and of balance reports are played in a child process, which tells how far it is in lines of JSON.

In place they would freeze every window of a process that also serves. The child needs no database.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import IO

from django.conf import settings
from msgspec import Struct


class ChildEnd(Struct, frozen=True):
    """How a child ended."""

    code: int
    was_silent: bool
    """It had told nothing for too long, and was ended."""


def play_in_a_child(command: str, order: bytes, hear: Callable[[bytes], None], last_words: IO[bytes]) -> ChildEnd:
    """Run this command of manage.py with the order on its standard input, and hear each line that it tells."""
    was_silent = threading.Event()
    with _child(command, order, last_words) as child:
        alarm = _Alarm(child, was_silent)
        try:
            for line in child.stdout or ():
                alarm.again()
                hear(line)
            code = child.wait()
        finally:
            alarm.off()
            child.kill()
    return ChildEnd(code, was_silent.is_set())


def told_last(last_words: IO[bytes]) -> str:
    """The end of what it wrote to its standard error."""
    last_words.seek(0)
    return last_words.read()[-2000:].decode("utf-8", "replace")


class _Alarm:
    """Ends a child that has told nothing for too long: it plays a game that never ends."""

    def __init__(self, child: "subprocess.Popen[bytes]", was_silent: threading.Event) -> None:
        self.child, self.was_silent = child, was_silent
        self.timer: threading.Timer | None = None
        self.again()

    def again(self) -> None:
        self.off()
        self.timer = threading.Timer(settings.CARDS_GATE_PATIENCE_SECONDS, self._ring)
        self.timer.daemon = True
        self.timer.start()

    def off(self) -> None:
        if self.timer:
            self.timer.cancel()

    def _ring(self) -> None:
        self.was_silent.set()
        self.child.kill()


def _child(command: str, order: bytes, last_words: IO[bytes]) -> "subprocess.Popen[bytes]":
    child: subprocess.Popen[bytes] = subprocess.Popen(  # noqa: S603 - our own manage.py
        [sys.executable, str(Path(settings.BASE_DIR) / "manage.py"), command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=last_words,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        cwd=settings.BASE_DIR,
    )
    assert child.stdin is not None
    try:
        child.stdin.write(order)
        child.stdin.close()
    except BrokenPipeError:
        pass  # it died at once: its exit code and its last words tell
    return child
