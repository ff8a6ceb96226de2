"""Writes docs/cards.md: every shipped card's name and text in five languages. A test keeps the page fresh."""

from django.conf import settings
from django.core.management.base import BaseCommand

from cards.language.page import page
from cards.rulesets import languages


class Command(BaseCommand):
    help = "Write docs/cards.md, every shipped card in five languages."

    def handle(self, *args: object, **options: object) -> None:
        path = settings.BASE_DIR / "docs" / "cards.md"
        path.write_text(page(languages()), encoding="utf-8")
        self.stdout.write(f"Wrote {path.name}.")
