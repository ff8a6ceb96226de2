"""The games app: games being played."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    name = "games"

    def ready(self) -> None:
        from cards.gates import register_gate
        from games.gate import play_gate
        from games.rules import registration

        registration.register_all()
        for ruleset in registration.SHIPPED:
            register_gate(ruleset.name, play_gate)
