"""manage.py write_problems: docs/problems.md from the code."""

from django.conf import settings
from django.core.management import BaseCommand
from django.urls import get_resolver

from uu_service.api.problems_page import markdown


class Command(BaseCommand):
    help = "Writes docs/problems.md, the list of all problem codes."

    def handle(self, *args: object, **options: object) -> None:
        _ = get_resolver().url_patterns  # loads every room, and with it every problem
        (settings.BASE_DIR / "docs" / "problems.md").write_text(markdown(), encoding="utf-8")
