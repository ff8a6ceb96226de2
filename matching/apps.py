"""The matching app: quick play, a game with others who wait for one."""

from django.apps import AppConfig


class MatchingConfig(AppConfig):
    name = "matching"

    def ready(self) -> None:
        from accounts.desk import register_panel
        from accounts.exported import register_export
        from games.live.entries import register_entries
        from games.live.guard import on_listening
        from matching import problems  # noqa: F401 - their codes belong to the schema
        from matching.desk import quick_play_panel
        from matching.exports import ExportedTicket, count_ticket_rows, ticket_rows
        from matching.housekeeping import forget_tickets
        from matching.leases import renew_listening
        from matching.news import KINDS
        from uu_service.chores import register_chore

        register_panel(1, "matching.view_ticket", quick_play_panel)
        register_entries(*KINDS)
        on_listening(renew_listening)
        register_export("tickets", ExportedTicket, "Your tickets of quick play.", ticket_rows, count_ticket_rows)
        register_chore("forget tickets", forget_tickets)
