"""Once a game, a player may throw the whole hand away and draw as many (UU-10.1)."""

from games.rules.unstable_unicorns import party
from games.rules.unstable_unicorns.ending import end_if_decided
from games.rules.unstable_unicorns.events import HandRedrawn
from games.rules.unstable_unicorns.play import Play
from games.rules.unstable_unicorns.verbs.discard import discard
from games.rules.unstable_unicorns.verbs.draw import draw


def do(play: Play, seat: int) -> None:
    table = play.table
    table.redrawn.append(seat)
    play.emit(HandRedrawn(seat))
    party.redrawn(play, seat)
    count = discard(play, seat, list(table.hands[seat]))
    draw(play, seat, count)
    play.waiting.clear()  # a redraw is of the table, not of the game: nothing answers it


def do_in_window(play: Play, seat: int) -> None:
    """The window stays open, unless the draw has ended the game."""
    do(play, seat)
    end_if_decided(play)
