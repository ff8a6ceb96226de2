"""CPU time of a process and all its descendants, from /proc."""

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


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


def _descends(pid: int, parents: dict[int, int], roots: set[int]) -> bool:
    while pid:
        if pid in roots:
            return True
        pid = parents.get(pid, 0)
    return False
