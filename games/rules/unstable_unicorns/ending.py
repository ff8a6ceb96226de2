"""How a game ends (UU section 8)."""

from collections.abc import Sequence

import msgspec

from games.rules.kernel.ranking import ranked
from games.rules.kernel.table import Outcome
from games.rules.unstable_unicorns.play import Play
from games.rules.unstable_unicorns.table import unicorns_to_win
from games.rules.unstable_unicorns.verbs.shuffle import refill


class UnicornStanding(msgspec.Struct, frozen=True, omit_defaults=True):
    """What decided a game of Unstable Unicorns."""

    standing: list[int] = []
    """How many Unicorns each seat had, by seat number; left out if all others had given up."""
    letters: dict[str, int] = {}
    """Letters in the names of the Unicorns of the tied seats, by seat number; only if they had to be counted."""


def end_if_decided(play: Play) -> None:
    """After a chain, and after a draw outside one: a target reached, then an empty draw pile (UU-8.5)."""
    table = play.table
    play.run.let_go()
    target = unicorns_to_win(table.seats)
    if max(table.standing) >= target:
        for seat in table.clockwise():
            if table.standing[seat] >= target and seat not in table.conceded and not play.force.bars("win", seat):
                play.run.end(Outcome([seat], "unicorns", _details(UnicornStanding(table.standing))))
    if not table.deck:
        if not refill(play):
            play.run.end(exhausted(play))


def exhausted(play: Play) -> Outcome:
    """The most Unicorns; then the most letters in their names; then everybody loses. Who cannot win does not count."""
    table = play.table
    seats = [seat for seat in table.in_play() if not play.force.bars("win", seat)]
    if not seats:
        return Outcome([], "everybody_loses", _details(UnicornStanding(table.standing)))
    most = max(table.standing[seat] for seat in seats)
    tied = [seat for seat in seats if table.standing[seat] == most]
    if len(tied) == 1:
        return Outcome(tied, "deck_exhausted", _details(UnicornStanding(table.standing)))
    letters = {seat: letters_of(play, seat) for seat in tied}
    details = _details(UnicornStanding(table.standing, {str(seat): count for seat, count in letters.items()}))
    best = [seat for seat in tied if letters[seat] == max(letters.values())]
    if len(best) == 1:
        return Outcome(best, "most_letters", details)
    return Outcome([], "everybody_loses", details)


def ranking(outcome: Outcome, seats: Sequence[int]) -> list[list[int]]:
    """By Unicorns, then by letters where these were counted: as an empty draw pile decides (UU-8.3)."""
    told = msgspec.convert(outcome.details, UnicornStanding)
    if not told.standing:
        return ranked(outcome, seats, lambda seat: 0)
    return ranked(outcome, seats, lambda seat: (told.standing[seat], told.letters.get(str(seat), 0)))


def letters_of(play: Play, seat: int) -> int:
    """A Unicorn that counts for nothing gives no letters, one that counts twice gives them once (UU-8.3)."""
    cards, force = play.cards, play.force
    language = cards.name_language(play.table.options.language)
    return sum(
        cards.letters(face, language)
        for copy in play.table.stables[seat]
        if (face := play.face(copy)).is_unicorn and copy not in force.pandas and force.counts.get(copy, 1) > 0
    )


def _details(standing: UnicornStanding) -> dict[str, object]:
    told: dict[str, object] = msgspec.to_builtins(standing)
    return told
