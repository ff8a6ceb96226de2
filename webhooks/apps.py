"""The webhooks app: tells other servers what has happened, and tells them again until they have taken it."""

from django.apps import AppConfig


class WebhooksConfig(AppConfig):
    name = "webhooks"

    def ready(self) -> None:
        from accounts.desk import register_panel
        from accounts.exported import register_export
        from games.services.changes import register_after
        from games.store.locking import register_subscribers
        from uu_service.chores import register_chore
        from uu_service.tallies import register_totals
        from webhooks import problems  # noqa: F401 - their codes belong to the schema
        from webhooks.desk import webhooks_panel
        from webhooks.exports import ExportedWebhook, count_webhook_rows, webhook_rows
        from webhooks.housekeeping import tidy
        from webhooks.metrics import attempt_totals
        from webhooks.selectors import seat_is_subscribed
        from webhooks.tasks import call_after

        register_totals(attempt_totals)
        register_panel(2, "webhooks.view_webhook", webhooks_panel)
        about = "Your endpoints, with what was sent to them."
        register_export("webhooks", ExportedWebhook, about, webhook_rows, count_webhook_rows)
        register_subscribers(seat_is_subscribed)
        register_after(call_after, only="has_notices")
        register_chore("forget old deliveries", tidy)
