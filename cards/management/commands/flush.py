"""Django's flush, which empties every table, with the protection of published card sets lifted meanwhile."""

from typing import Any

from django.core.management.commands.flush import Command as DjangoFlush

from cards import triggers


class Command(DjangoFlush):
    def handle(self, **options: Any) -> None:
        triggers.lift(options["database"])
        try:
            super().handle(**options)
        finally:
            triggers.lay(options["database"])
