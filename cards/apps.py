"""The cards app: card sets and their published versions."""

from django.apps import AppConfig


class CardsConfig(AppConfig):
    name = "cards"
