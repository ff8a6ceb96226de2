"""Plays a balance report's games by the order on standard input, and tells in lines of JSON. Needs no database."""

import os
import sys

import msgspec
from django.core.management.base import BaseCommand, CommandError

from cards.balance.playing import BalanceOrder, balance_player


class Command(BaseCommand):
    help = "Play the games of a balance report by an order (JSON) on standard input; progress on standard output."
    requires_system_checks = ()

    def handle(self, *args: object, **options: object) -> None:
        order = msgspec.json.decode(sys.stdin.buffer.read(), type=BalanceOrder)
        play = balance_player()
        if play is None:
            raise CommandError("nobody has registered how to play")
        if hasattr(os, "nice"):
            os.nice(10)  # people who are playing come first
        for told in play(order):
            self.stdout.write(msgspec.json.encode(told).decode())
            self.stdout.flush()
