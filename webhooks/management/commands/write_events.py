"""manage.py write_events: docs/events.md from the code and the rulesets' pages."""

from typing import Any, get_args

from django.conf import settings
from django.core.management import BaseCommand

from games.services.events_page import markdown
from webhooks.events import Message


class Command(BaseCommand):
    help = "Writes docs/events.md, the catalogue of events and messages."

    def handle(self, *args: Any, **options: Any) -> None:
        docs = settings.BASE_DIR / "docs"
        messages = {kind.__struct_config__.tag: kind.__doc__ for kind in get_args(Message)}
        (docs / "events.md").write_text(markdown(docs, messages), encoding="utf-8")
