"""Django's flush, which empties every table; meanwhile published card sets are not protected."""

from typing import Any

from django.core.management.commands.flush import Command as DjangoFlush

from cards import triggers


class Command(DjangoFlush):
    def handle(self, **options: Any) -> None:
        triggers.drop(options["database"])
        try:
            super().handle(**options)
        finally:
            triggers.create(options["database"])
