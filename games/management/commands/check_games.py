"""`manage.py check_games`: every running game that cannot be played on, and why; exit 1 if there is one."""

from django.core.management.base import BaseCommand, CommandError

from games.store.survey import running_games, stuck_games


class Command(BaseCommand):
    help = "Say which running games cannot be played on, and why. For a database that was restored."

    def handle(self, *args: object, **options: object) -> None:
        count, stuck = running_games().count(), list(stuck_games())
        for one in stuck:
            self.stdout.write(f"{one.game}: {one.why}")
        if stuck:
            raise CommandError(f"{len(stuck)} of {count} running games cannot be played on.")
        self.stdout.write(f"All {count} running games can be played on.")
