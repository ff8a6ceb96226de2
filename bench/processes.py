"""CPU time and memory of a process and all its descendants, from /proc; and two processes that run in turns."""

import os
import signal
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.services.processes import Process

TICKS = os.sysconf("SC_CLK_TCK")
SLICE_SECONDS = 0.02


def cpu_seconds(*roots: int) -> float:
    """User and system time so far, of these processes and everything they started, ended children included."""
    parents, times = {}, {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(entry.name)] = int(fields[1])
            times[int(entry.name)] = sum(int(field) for field in fields[11:15])  # its own, and of children it buried
    return sum(spent for pid, spent in times.items() if _descends(pid, parents, set(roots))) / TICKS


def burned(pids: Iterable[int]) -> float:
    """The same to the nanosecond, where `cpu_seconds` counts in ticks; of these processes alone, while they live."""
    return sum(time.clock_gettime(~pid << 3 | 2) for pid in pids)  # Linux: how clock_getcpuclockid(3) names a clock


def resident_kib(root: int) -> float:
    """What it and everything it started hold in memory; what they share is divided among them."""
    total = 0
    for pid in family(root):
        try:
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return float(total)


def family(root: int) -> list[int]:
    """The process and everything it started that is still there."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
    return [pid for pid in parents if _descends(pid, parents, {root})]


def _descends(pid: int, parents: dict[int, int], roots: set[int]) -> bool:
    while pid:
        if pid in roots:
            return True
        pid = parents.get(pid, 0)
    return False


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
