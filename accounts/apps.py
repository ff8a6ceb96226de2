"""The accounts app: people and machines that may act."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "accounts"

    def ready(self) -> None:
        from accounts import problems  # noqa: F401 - their codes belong to the schema
        from accounts.api import schema  # noqa: F401 - it tells the schema what a bearer is
        from accounts.housekeeping import do_tidy
        from uu_service.chores import register_chore

        register_chore("tidy accounts", do_tidy)
