"""manage.py rate_again: compute all ratings once more from the finished games, and correct what is stored otherwise."""

import sys
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from players.again import rate_again


class Command(BaseCommand):
    help = "Rates all games again, in the order in which they were rated. Safe while games are played."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--check", action="store_true", help="Only compare; fail if a number differs.")

    def handle(self, *, check: bool, **_: Any) -> None:
        found = rate_again(writes=not check)
        done = "differ" if check else "corrected"
        self.stdout.write(
            f"{found.games} games rated again; {done}: {found.standings} ratings, {found.results} results"
        )
        if check and (found.standings or found.results):
            sys.exit(1)
