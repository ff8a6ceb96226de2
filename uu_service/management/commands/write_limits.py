"""manage.py write_limits: docs/limits.md from the code."""

from django.conf import settings
from django.core.management import BaseCommand

from uu_service.api.limits import markdown


class Command(BaseCommand):
    help = "Writes docs/limits.md, the list of all limits."

    def handle(self, *args: object, **options: object) -> None:
        (settings.BASE_DIR / "docs" / "limits.md").write_text(markdown(), encoding="utf-8")
