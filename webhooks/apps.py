"""The webhooks app: telling other servers, once it is true, until they have heard."""

from django.apps import AppConfig


class WebhooksConfig(AppConfig):
    name = "webhooks"

    def ready(self) -> None:
        from games.live.notices import register_subscribers
        from uu_service.chores import register_chore
        from webhooks import problems  # noqa: F401 - their codes belong to the schema
        from webhooks.housekeeping import tidy
        from webhooks.selectors import seat_is_subscribed

        register_subscribers(seat_is_subscribed)
        register_chore("forget old deliveries", tidy)
