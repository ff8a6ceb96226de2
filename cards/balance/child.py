"""Balance reports are played in a child process, one after the other, and written down as the child tells."""

import tempfile
import time
from uuid import UUID

import msgspec
import structlog

from cards.balance.playing import BalanceProgress
from cards.balance.reports import do_begin_next_report, do_end_report, do_move_report
from cards.models import BalanceReport
from cards.publishing.children import play_in_a_child, told_last

log = structlog.get_logger(__name__)
State = BalanceReport.State
WRITE_EVERY_SECONDS = 1.0


def play_reports() -> None:
    """All that wait, unless somebody else plays them. Safe twice."""
    while (report := do_begin_next_report()) is not None:
        play_report(report.pk, bytes(report.content))


def play_report(report_id: UUID, order: bytes) -> None:
    """Start the child, write down what it tells, settle the report whatever happens."""
    last, written = BalanceProgress(0, 0), 0.0

    def hear(line: bytes) -> None:
        nonlocal last, written
        last = msgspec.json.decode(line, type=BalanceProgress)
        if last.tallies or time.monotonic() > written + WRITE_EVERY_SECONDS:
            do_move_report(report_id, last)
            written = time.monotonic()

    try:
        with tempfile.TemporaryFile() as last_words:
            end = play_in_a_child("play_balance", order, hear, last_words)
            if end.code != 0 or not last.is_over:
                log.error("balance_child_died", report=str(report_id), code=end.code, told=told_last(last_words))
    finally:
        do_end_report(report_id, _state(last), last.why_not)


def _state(last: BalanceProgress) -> BalanceReport.State:
    if not last.is_over:
        return State.BROKEN
    return State.IMPOSSIBLE if last.why_not else State.DONE
