"""`manage.py rules`: every numbered rule with the tests that prove it; exit 1 if one has none.

It reads docs/ and tests/, so it works in a checkout only: the image has neither.
"""

import json

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

WRITTEN = "docs/rules/proofs.json"
NO_CHECKOUT = "this needs a checkout of the project: docs/rules, tests or tools is missing here"


class Command(BaseCommand):
    help = "List every numbered rule with the tests that prove it. Fails if a rule has no proof. Needs a checkout."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--ruleset", help="only this game's rules")
        parser.add_argument("--gaps", action="store_true", help="only rules without a proof")
        parser.add_argument(
            "--write", action="store_true", help=f"write {WRITTEN}, which the manual shows, and no list"
        )

    def handle(self, *args: object, ruleset: str | None, gaps: bool, write: bool, **_: object) -> None:
        if not (settings.BASE_DIR / "tests").is_dir() or not (settings.BASE_DIR / "docs" / "rules").is_dir():
            raise CommandError(NO_CHECKOUT)
        try:
            from tools.proofs import rules, unknown_marks  # not in the image
        except ModuleNotFoundError as error:
            raise CommandError(NO_CHECKOUT) from error
        if write:
            proofs = {rule.id: rule.proofs for rule in rules(settings.BASE_DIR)}
            text = json.dumps(proofs, indent=1) + "\n"
            (settings.BASE_DIR / WRITTEN).write_text(text, encoding="utf-8")
            return
        found = rules(settings.BASE_DIR, ruleset)
        if not found:
            raise CommandError("no rules found: is the name of the ruleset right?")
        unproven = [rule for rule in found if not rule.proofs]
        for rule in unproven if gaps else found:
            self.stdout.write(f"{rule.id:24} {rule.text[:90]}")
            for proof in rule.proofs or ("  NO PROOF",):
                self.stdout.write(f"{'':24}   {proof}")
        unknown = sorted(unknown_marks(settings.BASE_DIR))
        if unknown:
            raise CommandError(f"tests prove rules that are not in docs/rules: {', '.join(unknown)}")
        if unproven:
            raise CommandError(
                f"{len(unproven)} of {len(found)} rules have no proof: {', '.join(rule.id for rule in unproven)}"
            )
        self.stdout.write(f"{len(found)} rules, {sum(len(rule.proofs) for rule in found)} proofs, no gap")
