"""Plays the publishing gate's games with the sets on standard input, and tells in lines of JSON. Needs no database."""

import os
import sys

import msgspec
from django.core.management.base import BaseCommand, CommandError

from cards.publishing.gate import GateOrder, publishing_gate


class Command(BaseCommand):
    help = "Play the gate's games with an order (JSON) on standard input; progress on standard output."
    requires_system_checks = ()

    def handle(self, *args: object, **options: object) -> None:
        order = msgspec.json.decode(sys.stdin.buffer.read(), type=GateOrder)
        gate = publishing_gate()
        if gate is None:
            raise CommandError("no gate is registered")
        if hasattr(os, "nice"):
            os.nice(10)  # people who are playing come first
        for played in gate(order.stacks, order.first):
            self.stdout.write(msgspec.json.encode(played).decode())
            self.stdout.flush()
