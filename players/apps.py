"""The players app: what remains of games for those who played them."""

from django.apps import AppConfig


class PlayersConfig(AppConfig):
    name = "players"

    def ready(self) -> None:
        from accounts.deletion import on_account_deleted
        from accounts.exporting import register_export
        from accounts.moderation import on_ban_changed
        from accounts.names import register_refusals
        from accounts.profile import on_profile_changed
        from games.services.changes import register_within
        from games.store.avoiding import register_avoided
        from players import problems  # noqa: F401 - their codes belong to the schema
        from players.blocks import seat_is_avoided
        from players.exports import count_player_rows, player_rows
        from players.farewell import take_leave
        from players.favourites import count_cards
        from players.finishing import write_results
        from players.marks import close_seasons, mark_ranks
        from players.moderating import end_suspensions, forget_suspension, is_refused
        from players.privacy import list_again
        from players.spreads import measure_spreads
        from uu_service.chores import register_chore

        register_within(write_results)
        register_avoided(seat_is_avoided)
        register_export("players", player_rows, count_player_rows)
        on_account_deleted(take_leave)
        on_profile_changed(list_again)
        on_ban_changed(list_again)
        on_ban_changed(forget_suspension)
        register_refusals(is_refused)
        register_chore("mark ranks", mark_ranks)
        register_chore("measure spreads", measure_spreads)
        register_chore("end suspensions", end_suspensions)
        register_chore("close seasons", close_seasons)
        register_chore("count played cards", count_cards)
