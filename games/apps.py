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
        from cards.publishing.gate import register_gate, register_table_opener
        from cards.rulesets import register_rulesets
        from games.gate import play_gate
        from games.rules.kernel.ruleset import rulesets
        from games.trials import open_trial

        register_rulesets(rulesets)
        register_gate(play_gate)
        register_table_opener(open_trial)

    def _register_with_the_house(self) -> None:
        from accounts.deletion import on_account_deleted
        from accounts.housekeeping import register_keeper
        from accounts.preferences import register_windows
        from games.clock import heartbeat, housekeeping
        from games.live import tickets
        from games.services import clocks, farewell, views
        from games.store import due
        from uu_service.chores import register_chore
        from uu_service.health import register_check
        from uu_service.warm import register_maker

        register_maker(views.make_view_types)
        register_check("clock", heartbeat.check_ticking)
        register_keeper(due.accounts_at_tables)
        register_windows(clocks.window_names)
        on_account_deleted(farewell.take_leave)
        register_chore("close idle tables", housekeeping.close_idle_tables)
        register_chore("forget stream tickets", tickets.purge)

    def _register_with_services(self) -> None:
        """Who hears of every change, within its transaction and after it; and which bots there are."""
        from games.bots.registry import bot_names
        from games.bots.tasks import call_bots
        from games.live.hints import tell_listeners
        from games.live.notices import write_notices
        from games.services.changes import register_after, register_within
        from games.services.tables import register_bots

        register_bots(bot_names)
        register_within(write_notices)
        register_after(tell_listeners)
        register_after(call_bots, only="bots_owe")
