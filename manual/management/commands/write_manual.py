"""manage.py write_manual: every page as a file, so that a service in production makes none."""

import shutil
from pathlib import Path

from django.conf import settings
from django.core.management.base import BaseCommand

from manual import search
from manual.pages import documents, mentioned
from manual.views import FILES, INDEX, rendered


class Command(BaseCommand):
    help = "Writes the pages of /docs/ into UU_MANUAL_DIR, from where the service then serves them."

    def handle(self, *args: object, **options: object) -> None:
        shutil.rmtree(settings.MANUAL_DIR, ignore_errors=True)
        for address in (*documents(), *(f"{FILES}{path}" for path in mentioned())):
            page = rendered(address)
            if page is not None:
                _write(f"{address or 'index'}.html", page)
        for path in mentioned(pictures=True):
            _write(f"{FILES}{path}", (settings.BASE_DIR / path).read_bytes())
        _write(INDEX, search.index())


def _write(name: str, body: bytes) -> None:
    path: Path = settings.MANUAL_DIR / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(body)
