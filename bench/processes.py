"""CPU time and memory of a process and all its descendants; and two processes that run in turns."""

import os
import re
import signal
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from tests.services.children import children_of, stat_of
from tests.services.processes import Process

TICKS = os.sysconf("SC_CLK_TCK")
SLICE_SECONDS = 0.02


def family(root: int) -> list[int]:
    """The process and everything it started that is still there."""
    return [root, *children_of(root)]


def cpu_seconds(*roots: int) -> float:
    """User and system time so far, of these processes and everything they started.

    Living processes count to the nanosecond, because a small load takes less than a tick; ended ones in ticks.
    """
    pids = [pid for root in roots for pid in family(root)]
    return burned(pids) + sum(int(field) for pid in pids for field in stat_of(pid)[13:15]) / TICKS


def burned(pids: Iterable[int]) -> float:
    """User and system time so far, of these processes alone."""
    seconds = 0.0
    for pid in pids:
        with suppress(OSError):  # one that has ended meanwhile
            seconds += time.clock_gettime(~pid << 3 | 2)  # Linux: how clock_getcpuclockid(3) names a clock
    return seconds


def resident_kib(root: int) -> float:
    """What it and everything it started hold in memory; what they share is divided among them."""
    total = 0.0
    for pid in family(root):
        with suppress(OSError):
            held = re.search(r"^Pss: *(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE)
            total += float(held[1]) if held else 0.0
    return total


def alternate(processes: Sequence[Process]) -> None:
    """Both to their end, but one at a time and neither ahead of the other: what slows one down slows down both."""
    try:
        for process in processes:
            process.start()
            process.send_signal(signal.SIGSTOP)
        while running := [process for process in processes if process.is_alive]:
            behind = min(running, key=lambda process: burned([process.pid]))
            behind.send_signal(signal.SIGCONT)
            time.sleep(SLICE_SECONDS)
            behind.send_signal(signal.SIGSTOP)
    finally:
        for process in processes:
            process.kill()
