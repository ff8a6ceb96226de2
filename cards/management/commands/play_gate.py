"""Plays the publishing gate's games with the set on standard input, and tells in lines of JSON. Needs no database."""

import os
import sys
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError

from cards.publishing.gate import publishing_gate


class Command(BaseCommand):
    help = "Play the gate's games with the card set (JSON) on standard input; progress on standard output."
    requires_system_checks = ()

    def handle(self, *args: Any, **options: Any) -> None:
        plain = msgspec.json.decode(sys.stdin.buffer.read())
        gate = publishing_gate()
        if gate is None:
            raise CommandError("no gate is registered")
        if hasattr(os, "nice"):
            os.nice(10)  # people who are playing come first
        for played in gate(plain):
            self.stdout.write(msgspec.json.encode(played).decode())
            self.stdout.flush()
