"""One run of the gate, played in a child process and written down as the child tells."""

import tempfile
from uuid import UUID

import msgspec
import structlog

import words
from cards.models import GateRun
from cards.publishing.children import play_in_a_child, told_last
from cards.publishing.gate import Finding, GateProgress
from cards.publishing.gate_runs import do_end_gate, do_move_gate

log = structlog.get_logger(__name__)
State = GateRun.State


def play_gate_run(run_id: UUID) -> None:
    """Start the child, write down what it tells, settle the run whatever happens. Safe twice."""
    begun = GateRun.objects.filter(pk=run_id, state=State.WAITING).update(state=State.PLAYING)
    if not begun:
        return
    run = GateRun.objects.get(pk=run_id)
    order = {"stacks": msgspec.Raw(bytes(run.content)), "first": run.first}
    last = GateProgress(0, 0)

    def hear(line: bytes) -> None:
        nonlocal last
        last = msgspec.json.decode(line, type=GateProgress)
        do_move_gate(run_id, last)

    with tempfile.TemporaryFile() as last_words:
        end = play_in_a_child("play_gate", msgspec.json.encode(order), hear, last_words)
        if end.was_silent:
            do_end_gate(run_id, State.FAILED, [Finding(_finding_text("never-ends"), reproduce=last.now)])
        elif end.code != 0 or last.done < last.total or not last.total:
            log.error("gate_child_died", run=str(run_id), code=end.code, told=told_last(last_words))
            do_end_gate(run_id, State.BROKEN, [Finding(_finding_text("child-died"), reproduce=last.now)])
        else:
            do_end_gate(run_id, State.FAILED if last.findings else State.PASSED)


def _finding_text(key: str) -> str:
    return words.say(words.FALLBACK, f"cards-gate-{key}")
