"""The players app: what remains of games for those who played them."""

from django.apps import AppConfig


class PlayersConfig(AppConfig):
    name = "players"
