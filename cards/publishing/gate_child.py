"""The gate's games are played in a child process, or they would freeze every window of a process that also serves.

The child gets the sets on its standard input and tells its progress in lines of JSON; it needs no database.
"""

import os
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import IO
from uuid import UUID

import msgspec
import structlog
from django.conf import settings

import words
from cards.models import GateRun
from cards.publishing.gate import Finding, GateProgress
from cards.publishing.gate_runs import do_end_gate, do_move_gate

log = structlog.get_logger(__name__)
State = GateRun.State


def play_in_a_child(run_id: UUID) -> None:
    """Start the child, write down what it tells, settle the run whatever happens. Safe twice."""
    begun = GateRun.objects.filter(pk=run_id, state=State.WAITING).update(state=State.PLAYING)
    if not begun:
        return
    content = bytes(GateRun.objects.values_list("content", flat=True).get(pk=run_id))
    with tempfile.TemporaryFile() as last_words:
        last, code, was_silent = _listen(run_id, content, last_words)
        if was_silent:
            do_end_gate(run_id, State.FAILED, [Finding(_finding_text("never-ends"), reproduce=last.now)])
        elif code != 0 or last.done < last.total or not last.total:
            last_words.seek(0)
            log.error(
                "gate_child_died", run=str(run_id), code=code, told=last_words.read()[-2000:].decode("utf-8", "replace")
            )
            do_end_gate(run_id, State.BROKEN, [Finding(_finding_text("child-died"), reproduce=last.now)])
        else:
            do_end_gate(run_id, State.FAILED if last.findings else State.PASSED)


def _listen(run_id: UUID, content: bytes, last_words: IO[bytes]) -> tuple[GateProgress, int, bool]:
    """The last it told, its exit code, and whether it had to be ended because it told nothing for too long."""
    last, was_silent = GateProgress(0, 0), threading.Event()
    with _child(content, last_words) as child:
        alarm = _Alarm(child, was_silent)
        try:
            for line in child.stdout or ():
                alarm.again()
                last = msgspec.json.decode(line, type=GateProgress)
                do_move_gate(run_id, last.done, last.total, last.findings, last.warnings)
            code = child.wait()
        finally:
            alarm.off()
            child.kill()
    return last, code, was_silent.is_set()


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


def _child(content: bytes, last_words: IO[bytes]) -> "subprocess.Popen[bytes]":
    child: subprocess.Popen[bytes] = subprocess.Popen(  # noqa: S603 - our own manage.py
        [sys.executable, str(Path(settings.BASE_DIR) / "manage.py"), "play_gate"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=last_words,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        cwd=settings.BASE_DIR,
    )
    assert child.stdin is not None
    try:
        child.stdin.write(content)
        child.stdin.close()
    except BrokenPipeError:
        pass  # it died at once: its exit code and its last words tell
    return child


def _finding_text(key: str) -> str:
    return words.say(words.FALLBACK, f"cards-gate-{key}")
