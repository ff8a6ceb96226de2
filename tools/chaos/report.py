"""The tables of a run: for the terminal, and for docs/reliability.md."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.chaos.audit import Audit
from tools.chaos.fault_maker import FaultMaker
from tools.chaos.listeners import StreamListener
from tools.chaos.once import Messages
from tools.chaos.people import Notebook, Wait
from tools.chaos.verdict import spread

PAGE = Path(__file__).parent.parent.parent / "docs" / "reliability.md"
BEGIN, END = "<!-- chaos: python -m tools.chaos --write -->", "<!-- end of chaos -->"
NO_SPACE = "No space left on device"


@dataclass
class ChaosReport:
    minutes: float
    notebook: Notebook
    maker: FaultMaker
    quick: int
    still_open: int
    disk_full: int
    audit: Audit
    listeners: list[StreamListener]
    messages: Messages
    wrong: dict[str, list[str]]

    @property
    def faults(self) -> list[str]:
        counts = {
            "windows still open": self.still_open,
            "windows answered twice": self.audit.double,
            "gaps in logs": self.audit.gaps,
            "acknowledged actions lost or doubled": len(self.audit.lost),
        }
        found = [f"{what}: {count}" for what, count in counts.items() if count]
        found += [fault for faults in self.wrong.values() for fault in faults]
        return [*found, *self.messages.faults, *self.notebook.surprises, *self.maker.house.troubles]

    def lines(self) -> Iterator[str]:
        yield from ("", "| what was done | times | people waited: p50, p99, most |", "|---|---|---|")
        yield from self._faults()
        yield from ("", "| what came of it | |", "|---|---|")
        yield from (f"| {name} | {value} |" for name, value in self._rows().items())

    def _faults(self) -> Iterator[str]:
        outages = self.maker.outages
        for name, count in sorted(Counter(one.fault for one in outages).items()):
            own = [one for one in outages if one.fault == name]
            waits = [wait for wait in self.notebook.waits if any(_meet(wait, one.from_, one.until) for one in own)]
            yield f"| {name}{self._where(name)} | {count} | {spread([wait.seconds for wait in waits])} |"
        calm = [wait for wait in self.notebook.waits if not any(_meet(wait, one.from_, one.until) for one in outages)]
        yield f"| nothing | | {spread([wait.seconds for wait in calm])} |"
        for name, why in self.maker.not_tried.items():
            yield f"| {name} | not tried: {why} | |"

    def _where(self, fault: str) -> str:
        where = Counter(one.where for one in self.maker.outages if one.fault == fault)
        if fault.startswith(("kill", "stop")):
            return " (" + ", ".join(f"{name} {count}" for name, count in sorted(where.items())) + ")"
        return ""

    def _rows(self) -> dict[str, object]:
        audit, notebook = self.audit, self.notebook
        return {
            "minutes of play": f"{self.minutes:g}",
            "games begun; of them by quick play": f"{len(notebook.games) + self.quick}; {self.quick}",
            "times PostgreSQL said that its disk is full": self.disk_full,
            "processes that ended by themselves": _counted(self.maker.died),
            "processes that did not start, or did not end when asked": len(self.maker.house.troubles),
            "windows, turns and pauses that ended": audit.windows,
            "of them settled by the clock": audit.settled,
            "still open two minutes after": self.still_open,
            "answered twice": audit.double,
            "gaps in a log": audit.gaps,
            "lateness, outages included: p50, p99, most": spread(audit.late),
            "lateness, outages taken out: p50, p99, most": spread(audit.late_without_outages),
            "requests; sent again": f"{len(notebook.waits)}; {notebook.counts['sent again']}",
            "access tokens renewed": notebook.counts["tokens refreshed"],
            "actions acknowledged": len(notebook.acknowledged),
            "of them lost, doubled or changed": len(audit.lost),
            "streams; opened again": f"{len(self.listeners)}; {self._opened_again()}",
            "events heard": sum(len(one.heard) for one in self.listeners),
            "streams that missed something, had it twice, or told another story": len(self.wrong["streams"]),
            "accounts' logs likewise": len(self.wrong["accounts"]),
            "finished games that end otherwise when they are played again": len(self.wrong["replays"]),
            "webhook messages; requests that brought them": f"{self.messages.messages}; {self.messages.requests}",
            "messages lost, doubled or changed": len(self.messages.faults),
            "ratings missing, doubled or wrong": len(self.wrong["ratings"]),
            "unexpected answers": len(notebook.surprises),
        }

    def _opened_again(self) -> int:
        return sum(max(0, one.connections - 1) for one in self.listeners)

    def write(self) -> None:
        """Between the marks of the page."""
        text = PAGE.read_text()
        section = "\n".join([BEGIN, *self.lines(), END])
        PAGE.write_text(re.sub(f"{re.escape(BEGIN)}.*{re.escape(END)}", lambda _: section, text, flags=re.DOTALL))


def _meet(wait: Wait, from_: float, until: float) -> bool:
    return wait.began < until and wait.ended > from_


def _counted(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(counts.items())) or "0"
