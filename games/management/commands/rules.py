"""`manage.py rules`: every numbered rule with the tests that prove it; exit 1 if one has none."""

from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.proofs import rules, unknown_marks


class Command(BaseCommand):
    help = "List every numbered rule with the tests that prove it. Fails if a rule has no proof."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--ruleset", help="only this game's rules")
        parser.add_argument("--gaps", action="store_true", help="only rules without a proof")

    def handle(self, *args: Any, **given: Any) -> None:
        found = rules(settings.BASE_DIR, given["ruleset"])
        if not found:
            raise CommandError("no rules found: is this a checkout with docs/rules?")
        gaps = [rule for rule in found if not rule.proofs]
        for rule in gaps if given["gaps"] else found:
            self.stdout.write(f"{rule.id:24} {rule.text[:90]}")
            for proof in rule.proofs or ("  NO PROOF",):
                self.stdout.write(f"{'':24}   {proof}")
        unknown = sorted(unknown_marks(settings.BASE_DIR))
        if unknown:
            raise CommandError(f"tests prove rules that are not in docs/rules: {', '.join(unknown)}")
        if gaps:
            raise CommandError(
                f"{len(gaps)} of {len(found)} rules have no proof: {', '.join(rule.id for rule in gaps)}"
            )
        self.stdout.write(f"{len(found)} rules, {sum(len(rule.proofs) for rule in found)} proofs, no gap")
