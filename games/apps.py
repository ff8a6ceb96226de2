"""The games app: games being played."""

from django.apps import AppConfig


class GamesConfig(AppConfig):
    name = "games"

    def ready(self) -> None:
        from games.rules import registration

        registration.register_all()
        self._register_with_cards()
        self._register_with_the_house()
        self._register_with_services()

    def _register_with_cards(self) -> None:
        from cards.balance.playing import register_balance
        from cards.housekeeping import register_version_user
        from cards.publishing.gate import register_gate, register_table_opener
        from cards.rulesets import register_rulesets
        from games.balance import made_by, play_balance
        from games.gate import play_gate
        from games.rules.kernel.ruleset import rulesets
        from games.store.due import versions_at_scenarios
        from games.trials import open_trial

        register_rulesets(rulesets)
        register_gate(play_gate)
        register_balance(play_balance, made_by)
        register_table_opener(open_trial)
        register_version_user(versions_at_scenarios)

    def _register_with_the_house(self) -> None:
        from accounts.credentials import on_revoked
        from accounts.deletion import on_account_deleted
        from accounts.desk import register_panel
        from accounts.exported import register_export
        from accounts.housekeeping import register_guests_needed
        from accounts.preferences import register_windows
        from games.admin.desk import games_panel
        from games.bots.apart import children
        from games.clock import heartbeat, housekeeping
        from games.clock.metrics import late_totals
        from games.live.hints import tell_revoked
        from games.services import clocks, deletion, event_views, views
        from games.store import due, exports
        from uu_service.chores import register_chore
        from uu_service.companions import register_companion
        from uu_service.health import register_check
        from uu_service.tallies import register_totals
        from uu_service.warm import register_maker

        register_maker(views.make_view_types)
        register_maker(event_views.make_event_types)
        register_check("clock", heartbeat.require_ticking)
        register_companion(children)
        register_totals(late_totals)
        register_panel(1, "games.view_game", games_panel)
        register_guests_needed(due.accounts_at_tables)
        register_windows(clocks.window_names)
        about = "Your games, with what you did in them."
        register_export("games", exports.ExportedGame, about, exports.game_rows, exports.count_game_rows)
        about = "Your account's log."
        register_export("log", exports.ExportedLogEntry, about, exports.log_rows, exports.count_log_rows)
        on_account_deleted(deletion.do_leave_tables)
        on_revoked(tell_revoked)
        register_chore("close idle tables", housekeeping.close_idle_tables)
        register_chore("forget accounts' logs", housekeeping.forget_account_logs)
        register_chore("forget scenarios", housekeeping.forget_scenarios)
        register_chore("tend the log", housekeeping.tend_log)

    def _register_with_services(self) -> None:
        """Who hears of every change, within its transaction and after it; and which bots there are."""
        from games.bots.registry import bot_names
        from games.bots.tasks import call_bots
        from games.live.hints import tell_listeners
        from games.live.news import write_news
        from games.services.changes import register_after, register_within
        from games.services.tables import register_bots

        register_bots(bot_names)
        register_within(write_news)
        register_after(tell_listeners, only="has_news")
        register_after(call_bots, only="bots_owe")
