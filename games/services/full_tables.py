"""A table whose people are all known: opened, seated and started at once."""

from collections.abc import Sequence

from accounts.models import Account
from games.models import Game, Seat
from games.rules.kernel.table_events import TableOpened
from games.services.changes import keep
from games.services.start import do_start
from games.services.tables import bot_seat, seat_name, seat_taken
from games.store import times
from games.store.locking import lock_game
from games.store.open_game import OpenGame
from games.store.tables import insert_table


def do_open_and_start(people: Sequence[Account], bots: Sequence[str], **fields: object) -> OpenGame:
    """Seat them in this order, the bots after them, and begin. Call it inside a transaction.

    Its settings have been checked. What still does not make a game is refused as at any start.
    """
    now = times.python_now()
    game = Game(**fields, created_at=now, touched_at=now)
    seats = [
        Seat(game=game, number=number, account=account, name=seat_name(account), ready=True)
        for number, account in enumerate(people)
    ]
    seats += [bot_seat(game, number, bot) for number, bot in enumerate(bots, start=len(people))]
    insert_table(game, seats, [TableOpened(0), *(seat_taken(seat) for seat in seats[1:])])
    opened = lock_game(game.id)
    do_start(opened)
    keep(opened)
    return opened
