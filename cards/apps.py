"""The cards app: card sets and their published versions."""

from typing import Any

from django.apps import AppConfig
from django.core import checks
from django.db.models.signals import post_migrate, pre_migrate


class CardsConfig(AppConfig):
    name = "cards"

    def ready(self) -> None:
        from cards.triggers.checks import check_triggers

        checks.register(check_triggers, checks.Tags.database)
        pre_migrate.connect(lift_triggers, sender=self, dispatch_uid="cards.lift_triggers")
        post_migrate.connect(lay_triggers, sender=self, dispatch_uid="cards.lay_triggers")
        post_migrate.connect(lay_groups, dispatch_uid="cards.lay_groups")  # after each app: permissions come one by one


def lift_triggers(using: str, **_: Any) -> None:
    from cards import triggers

    triggers.lift(using)


def lay_triggers(using: str, **_: Any) -> None:
    from cards import triggers

    triggers.lay(using)


def lay_groups(sender: AppConfig, using: str, **_: Any) -> None:
    from cards import groups

    if sender.label in ("accounts", "cards", "games"):
        groups.lay_groups(using)
