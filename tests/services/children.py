"""The children of a process, and whether one still runs, as Linux tells it; elsewhere there are none to be seen."""

from collections import defaultdict
from pathlib import Path


def children_of(pid: int) -> list[int]:
    """Children, their children and so on."""
    families = defaultdict(list)
    for folder in Path("/proc").glob("[0-9]*"):
        if stat := stat_of(int(folder.name)):
            families[int(stat[1])].append(int(folder.name))
    found = list(families[pid])
    for child in found:  # which grows meanwhile
        found += families[child]
    return found


def is_running(pid: int) -> bool:
    """One that has ended and waits to be noticed by its parent does not run."""
    stat = stat_of(pid)
    return bool(stat) and stat[0] not in "ZX"


def stat_of(pid: int) -> list[str]:
    """State, parent and more; nothing if there is no such process."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(errors="replace").rpartition(")")[2].split()
    except OSError:
        return []
