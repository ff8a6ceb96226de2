"""manage.py reseal_secrets: the last step but one of changing the service's key."""

from django.core.management import BaseCommand, CommandError

from webhooks.resealing import do_reseal


class Command(BaseCommand):
    help = "Seals the secrets of webhooks with the newest UU_SECRET_KEY, so that former keys can be dropped."

    def handle(self, *args: object, **options: object) -> None:
        done = do_reseal()
        self.stdout.write(f"Sealed the secrets of {done.endpoints} webhooks with the newest key.")
        if done.unreadable:
            raise CommandError(f"No key opens those of {', '.join(done.unreadable)}: they need new secrets.")
