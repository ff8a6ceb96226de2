"""Publishes the card sets that ship with the service, where their content is new. Safe to repeat."""

from django.core.management.base import BaseCommand, CommandError

from cards.language.sets import BrokenCardSet
from cards.publishing.shipped import do_load_shipped


class Command(BaseCommand):
    help = "Publish the card sets of cards/data whose content is new. Safe to repeat, and at every start."

    def handle(self, *args: object, **options: object) -> None:
        try:
            loaded = do_load_shipped()
        except BrokenCardSet as broken:
            raise CommandError(f"a shipped card set is broken:\n{broken}") from broken
        for version in loaded:
            self.stdout.write(f"Published {version}.")
