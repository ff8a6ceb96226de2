"""The games app: games being played."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    name = "games"

    def ready(self) -> None:
        from games.rules import registration

        registration.register_all()
