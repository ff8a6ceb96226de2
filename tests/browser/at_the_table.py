"""Tables for tests in the browser."""

from uuid import UUID

from accounts.models import Account
from games.bots.turns import play_bots
from games.models import Game, LoggedStep, Seat
from games.services.clocks import ClockChoice
from games.services.lobby import check_add_bot, check_start
from games.services.tables import NewTable, SeatRange, check_open_table
from games.services.views import GameAccess
from games.stepping.deadlines import Mode
from games.store.log import action_of


def open_running_game(account: Account) -> UUID:
    """A private game of the default set, two bots and the account, without a clock: as an app would open it."""
    wanted = NewTable(
        "unstable_unicorns",
        seats=SeatRange(3, 3),
        access=GameAccess.PRIVATE,
        clock=ClockChoice(mode=Mode.OFF),
    )
    game = check_open_table(account, wanted)
    for _ in range(2):
        check_add_bot(game.pk, account, "random")
    check_start(game.pk, account)
    play_bots(game.pk)
    return Game.objects.only("pk").get(pk=game.pk).pk


def cards_played(account: Account, game: str) -> int:
    """How many this account has played there itself, as the log tells."""
    seat = Seat.objects.get(game_id=game, account=account).number
    actions = [action for step in LoggedStep.objects.filter(game_id=game) if (action := action_of(step))]
    return sum((action.seat, action.type, action.auto) == (seat, "play_card", False) for action in actions)
