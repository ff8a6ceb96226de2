"""The players app: what remains of games for those who played them."""

from django.apps import AppConfig


class PlayersConfig(AppConfig):
    name = "players"

    def ready(self) -> None:
        from accounts.deletion import on_account_deleted
        from accounts.desk import register_panel
        from accounts.exported import register_export
        from accounts.moderation import on_ban_changed
        from accounts.names import register_refusals
        from accounts.profile import on_profile_changed
        from games.services.changes import register_within
        from games.store.avoiding import register_avoided
        from players import problems  # noqa: F401 - their codes belong to the schema
        from players.blocks import seat_is_avoided
        from players.deletion import do_forget_results
        from players.desk import reports_panel
        from players.exports import ExportedPlayerRow, count_player_rows, player_rows
        from players.favourites import count_cards
        from players.finishing import write_results
        from players.marks import close_seasons, mark_ranks
        from players.moderating import end_suspensions, forget_suspension, is_refused
        from players.privacy import list_again
        from players.reports import forget_reports
        from players.spreads import measure_spreads
        from uu_service.chores import register_chore

        register_panel(1, "players.view_report", reports_panel)
        register_within(write_results, only="has_ended")
        register_avoided(seat_is_avoided)
        about = "Your results, standings, cards, blocks and reports."
        register_export("players", ExportedPlayerRow.members, about, player_rows, count_player_rows)
        on_account_deleted(do_forget_results)
        on_profile_changed(list_again)
        on_ban_changed(list_again)
        on_ban_changed(forget_suspension)
        register_refusals(is_refused)
        register_chore("mark ranks", mark_ranks)
        register_chore("measure spreads", measure_spreads)
        register_chore("end suspensions", end_suspensions)
        register_chore("close seasons", close_seasons)
        register_chore("count played cards", count_cards)
        register_chore("forget reports", forget_reports)
