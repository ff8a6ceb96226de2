"""Thinks for bots: questions come on standard input, answers go to standard output. Needs no database."""

import os
import signal
import sys

from django.core.management.base import BaseCommand

from games.bots.apart import answer_thoughts


class Command(BaseCommand):
    help = "Think for the bots of the server that started this; it ends with it."
    requires_system_checks = ()

    def handle(self, *args: object, **options: object) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server, which ends its children
        conclusions = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed here shall not look like an answer
        if hasattr(os, "nice"):
            os.nice(10)  # people who are playing come first
        answer_thoughts(sys.stdin.buffer, conclusions)
        os._exit(0)  # whatever is still being thought about, nobody waits for
