"""The accounts app: people and machines that may act."""

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "accounts"

    def ready(self) -> None:
        from accounts import issuers, problems  # noqa: F401 - a check of the settings; codes that belong to the schema
        from accounts.api import schema  # noqa: F401 - it tells the schema what a bearer is
        from accounts.desk import register_panel
        from accounts.desk_queues import queues_panel
        from accounts.desk_requests import requests_panel
        from accounts.exporting import on_export_asked
        from accounts.housekeeping import do_tidy
        from accounts.mailing import on_mail_written
        from accounts.tasks import call_send_mails, call_write_export
        from uu_service.chores import register_chore

        register_chore("tidy accounts", do_tidy)
        register_panel(3, "accounts.ban_account", requests_panel)
        register_panel(4, "accounts.ban_account", queues_panel)
        on_mail_written(call_send_mails)
        on_export_asked(call_write_export)
