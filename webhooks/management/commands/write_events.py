"""manage.py write_events: docs/events.md from the types of events and their recorded examples."""

import json
from typing import get_args

from django.conf import settings
from django.core.management import BaseCommand

from games.services.events_page import markdown
from webhooks.events import Message


class Command(BaseCommand):
    help = "Writes docs/events.md, the catalogue of events and messages."

    def handle(self, *args: object, **options: object) -> None:
        docs = settings.BASE_DIR / "docs"
        examples = json.loads((docs / "api" / "event-examples.json").read_text(encoding="utf-8"))
        messages = {kind.__struct_config__.tag: kind.__doc__ for kind in get_args(Message)}
        (docs / "events.md").write_text(markdown(examples, messages), encoding="utf-8")
