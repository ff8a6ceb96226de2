"""Once a game, a player may throw the whole hand away and draw as many (UU-10.1)."""

from games.rules.kernel.prompts import Form
from games.rules.unstable_unicorns import party, verbs
from games.rules.unstable_unicorns.play import Play

FORM = Form("redraw")


def is_open(play: Play, seat: int) -> bool:
    table = play.table
    return table.options.redraw_once and seat not in table.redrawn and bool(table.hands[seat])


def do(play: Play, seat: int) -> None:
    table = play.table
    table.redrawn.append(seat)
    play.emit("hand_redrawn", {"seat": seat})
    party.redrawn(play, seat)
    count = verbs.discard(play, seat, list(table.hands[seat]))
    verbs.draw(play, seat, count)
