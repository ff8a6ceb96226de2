"""The cards app: card sets and their published versions."""

from django.apps import AppConfig
from django.core import checks
from django.db.models.signals import post_migrate, pre_migrate


class CardsConfig(AppConfig):
    name = "cards"

    def ready(self) -> None:
        from cards import housekeeping
        from cards.balance.reports import call_for_waiting_reports
        from cards.publishing.default import every_ruleset_can_start
        from cards.triggers import trigger_warnings
        from uu_service.chores import register_chore
        from uu_service.health import register_check

        register_chore("call for waiting balance reports", call_for_waiting_reports)
        register_chore("forget gate runs", housekeeping.forget_gate_runs)
        register_chore("forget balance reports", housekeeping.forget_balance_reports)
        register_chore("forget trials", housekeeping.forget_trials)
        register_check("card_sets", every_ruleset_can_start)
        checks.register(trigger_warnings, checks.Tags.database)
        pre_migrate.connect(drop_triggers, sender=self, dispatch_uid="cards.drop_triggers")
        post_migrate.connect(create_triggers, sender=self, dispatch_uid="cards.create_triggers")
        # Without a sender, so after each app: its permissions exist only then.
        post_migrate.connect(create_groups, dispatch_uid="cards.create_groups")


def drop_triggers(using: str, **_: object) -> None:
    from cards import triggers

    triggers.drop(using)


def create_triggers(using: str, **_: object) -> None:
    from cards import triggers

    triggers.create(using)


def create_groups(sender: AppConfig, using: str, **_: object) -> None:
    from cards import groups

    if sender.label in ("accounts", "cards", "games", "webhooks"):
        groups.create_groups(using)
