"""`manage.py matchmaking_lab`: simulated crowds for the matcher of quick play, with tables and pictures."""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from matching.lab.plots import draw
from matching.lab.run import LabResult, run, speed
from matching.matcher.patience import Patience

RATES = {"one every 20 s": (0.05, 36_000), "one a second": (1.0, 7_200), "20 a second": (20.0, 600)}
"""How many come a second, and for how many seconds."""
CROWD = 10_000
PICTURES = Path("docs") / "pictures"
AIM_WAIT, AIM_GAP = 60.0, 1.5


class Command(BaseCommand):
    help = "Simulate people who press Play: how long they wait, and how far apart the ratings at their tables are."
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--seed", type=int, default=1, help="another crowd")
        parser.add_argument("--quick", action="store_true", help="a tenth of the time")
        parser.add_argument("--write", action="store_true", help=f"draw the pictures into {PICTURES}")
        for name, value in Patience()._asdict().items():
            parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value, help=f"usually {value}")

    def handle(self, *args: object, **options: Any) -> None:
        patience = Patience(**{name: options[name] for name in Patience._fields})
        lasts = 0.1 if options["quick"] else 1.0
        results = [
            run(name, rate, seconds * lasts, options["seed"], patience) for name, (rate, seconds) in RATES.items()
        ]
        for line in _table(results):
            self.stdout.write(line)
        found = speed(CROWD, options["seed"], patience)
        self.stdout.write("\n" + ", ".join(f"{name}: {value:,.2f}" for name, value in found.items()))
        if options["write"]:
            _write_pictures(results)


def _table(results: Sequence[LabResult]) -> Iterator[str]:
    """As Markdown, for docs/matchmaking.md."""
    columns = [result.figures() for result in results]
    yield "| | " + " | ".join(result.name for result in results) + " |"
    yield "|---" * (len(results) + 1) + "|"
    for name in columns[0]:
        yield f"| {name} | " + " | ".join(f"{column[name]:,.2f}".removesuffix(".00") for column in columns) + " |"


def _write_pictures(results: Sequence[LabResult]) -> None:
    folder = settings.BASE_DIR / PICTURES
    waits = {result.name: result.waits for result in results}
    gaps = {result.name: result.gaps for result in results}
    title = "How long people wait: the share that is seated within so many seconds"
    (folder / "quick-play-waits.svg").write_text(draw(title, "seconds", 120, AIM_WAIT, waits), encoding="utf-8")
    title = "How even tables are: the share whose widest gap of ratings is not above"
    (folder / "quick-play-gaps.svg").write_text(draw(title, "standard deviations", 4, AIM_GAP, gaps), encoding="utf-8")
