"""What a trial found: its table for the terminal, and everything that was lost, done twice or unexpected."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from tests.services.processes import Process
from tools.chaos import say
from tools.chaos.audit import audit
from tools.chaos.long_polls import Listeners
from tools.chaos.people import Notebook


class TrialVerdict:
    """`still_open`: how many windows were not settled in the end."""

    def __init__(self, notebook: Notebook, still_open: int, listeners: Listeners | None = None) -> None:
        self.found = audit(notebook.games, notebook.acknowledged)
        lost = [f"{one.game}: {one.action} of seat {one.seat} is not once in the log" for one in self.found.lost]
        otherwise = listeners.told_otherwise() if listeners else []
        statuses = Counter(notebook.statuses) + (listeners.statuses if listeners else Counter())
        self.faults = [*lost, *otherwise, *notebook.surprises]
        self.faults += [f"{statuses[500]} answers were 500"] if statuses[500] else []
        self.is_broken = bool(still_open or self.found.double or self.found.gaps)
        self.rows: dict[str, Any] = {
            "games begun": len(notebook.games),
            "windows, turns and pauses that ended": self.found.windows,
            "of them still open, settled twice, with a gap in the log": (
                f"{still_open}, {self.found.double}, {self.found.gaps}"
            ),
            "actions acknowledged, of them lost or doubled": f"{len(notebook.acknowledged)}, {len(lost)}",
            "answers by status": ", ".join(f"{status}: {count}" for status, count in sorted(statuses.items())),
            "requests sent again": notebook.counts["sent again"],
        }
        if listeners:
            self.rows["events heard by listeners"] = sum(map(len, listeners.heard.values()))
            self.rows["of these actions and events, not so any more"] = len(lost) + len(otherwise)

    def add_ended(self, parts: Sequence[Process]) -> None:
        """Nothing of the service may end by itself."""
        self.faults += [f"{part.name} has ended: {part.tail(5)}" for part in parts if not part.is_alive]

    def tell(self) -> int:
        """Print everything; the exit status."""
        rows = {**self.rows, "lost or unexpected": len(self.faults)}
        say("\n| | |\n|---|---|\n" + "\n".join(f"| {name} | {value} |" for name, value in rows.items()))
        for fault in self.faults[:10]:
            say(fault)
        return int(self.is_broken or bool(self.faults))


def spread(seconds: Iterable[float]) -> str:
    """p50, p99 and the most."""
    found = sorted(seconds)
    if not found:
        return "none"
    return ", ".join(f"{found[min(len(found) - 1, int(len(found) * share))]:.2f} s" for share in (0.5, 0.99, 1.0))
