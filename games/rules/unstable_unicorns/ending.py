"""How a game ends (UU section 8)."""

from games.rules.kernel.table import Outcome
from games.rules.unstable_unicorns.play import Play
from games.rules.unstable_unicorns.verbs.shuffle import refill


def unicorns_to_win(seats: int) -> int:
    return 7 if seats <= 5 else 6


def check_end(play: Play) -> None:
    """After a chain, and after a draw outside one: a target reached, then an empty draw pile (UU-8.5)."""
    table = play.table
    play.run.let_go()
    target = unicorns_to_win(table.seats)
    for seat in table.clockwise():
        if table.standing[seat] >= target and seat not in table.conceded:
            play.run.end(Outcome([seat], "unicorns", {"standing": table.standing}))
    if not table.deck:
        if not refill(play):
            play.run.end(exhausted(play))


def exhausted(play: Play) -> Outcome:
    """The most Unicorns; then the most letters in their names; then everybody loses."""
    table = play.table
    seats = table.in_play()
    most = max(table.standing[seat] for seat in seats)
    tied = [seat for seat in seats if table.standing[seat] == most]
    details: dict[str, object] = {"standing": table.standing}
    if len(tied) == 1:
        return Outcome(tied, "deck_exhausted", details)
    letters = {seat: letters_of(play, seat) for seat in tied}
    details["letters"] = {str(seat): count for seat, count in letters.items()}
    best = [seat for seat in tied if letters[seat] == max(letters.values())]
    if len(best) == 1:
        return Outcome(best, "most_letters", details)
    return Outcome([], "everybody_loses", details)


def letters_of(play: Play, seat: int) -> int:
    """A Unicorn that counts for nothing gives no letters, one that counts twice gives them once (UU-8.3)."""
    cards, force = play.cards, play.force
    language = cards.name_language(play.table.options.language)
    return sum(
        cards.letters(face, language)
        for copy in play.table.stables[seat]
        if (face := play.face(copy)).is_unicorn and copy not in force.pandas and force.counts.get(copy, 1) > 0
    )
