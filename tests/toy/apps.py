"""Brings the toy game into processes of their own; in the tests' process a fixture does."""

from django.apps import AppConfig

from games.rules.kernel.ruleset import register
from tests.toy.ruleset import Toy


class ToyConfig(AppConfig):
    name = "tests.toy"

    def ready(self) -> None:
        register(Toy())
