"""CPU time and memory of a process and all its descendants, from /proc."""

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


def resident_kib(root: int) -> float:
    """What it and everything it started hold in memory; what they share is divided among them."""
    total = 0
    for pid in _family(root):
        try:
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return float(total)


def _family(root: int) -> list[int]:
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
