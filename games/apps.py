"""The games app: games being played."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    name = "games"
