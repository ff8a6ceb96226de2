"""The rulebook's words (UU section 3) as functions: who does what with which cards."""

from collections.abc import Iterable, Sequence

from games.rules.kernel.events import Secret
from games.rules.kernel.table import Copy
from games.rules.unstable_unicorns.moving import Cause, Going, Replacer, move
from games.rules.unstable_unicorns.play import Effect, Play
from games.rules.unstable_unicorns.table import ZoneName


def draw(play: Play, seat: int, count: int, by: Effect | None = None) -> int:
    """From the top of the draw pile to the hand, one by one; answer how many there were (UU-3.1)."""
    drawn = 0
    while drawn < count and play.table.deck:
        top = play.table.deck[-1]
        drawn += move(play, [Going(top, "deck", 0, "hand", seat)], "draw", by)
    return drawn


def discard(play: Play, seat: int, copies: Iterable[Copy], by: Effect | None = None) -> int:
    """From the hand to the discard pile (UU-3.2)."""
    return sum(move(play, [Going(copy, "hand", seat, "discard")], "discard", by) for copy in copies)


def leave_stables(
    play: Play, copies: Sequence[Copy], cause: Cause, by: Effect | None, replacer: Replacer, to: int | None = None
) -> int:
    """Out of their Stables, together: sacrificed, destroyed, returned to their owner's hand, or to the Stable `to`."""
    zone: ZoneName = "hand" if cause == "return" else "discard" if to is None else "stable"
    going = []
    for copy in copies:
        owner = play.table.stable_of(copy)
        if owner is not None:
            going.append(Going(copy, "stable", owner, zone, owner if to is None else to))
    return move(play, going, cause, by, replacer)


def swap_hands(play: Play, seat: int, rival: int, by: Effect) -> None:
    """Each hand goes to the other, whole (card by card, so that every move is seen as one)."""
    table = play.table
    there = [Going(copy, "hand", seat, "hand", rival) for copy in table.hands[seat]]
    back = [Going(copy, "hand", rival, "hand", seat) for copy in table.hands[rival]]
    move(play, [*there, *back], "swap", by)


def pull(play: Play, seat: int, rival: int, by: Effect) -> bool:
    """A card at random, unseen, from a hand (UU-3.8)."""
    hand = play.table.hands[rival]
    if not hand:
        return False
    copy = play.table.rng.pick(hand)
    return move(play, [Going(copy, "hand", rival, "hand", seat)], "pull", by) == 1


def put_in(play: Play, copies: Sequence[tuple[Copy, ZoneName, int]], by: Effect | None) -> None:
    """These cards into the draw pile, which is then to be shuffled."""
    move(play, [Going(copy, zone, seat, "deck") for copy, zone, seat in copies], "shuffle", by)


def shuffle(play: Play, with_discard: bool = False) -> None:
    """Whatever somebody saw in the draw pile is out of sight again; the whole discard pile goes in as one event."""
    table = play.table
    if with_discard:
        table.deck += table.discard
        table.discard.clear()
    table.rng.shuffle(table.deck)
    for copy in table.deck:
        table.hide(copy)
    play.emit("deck_shuffled", {"deck": len(table.deck), "discard": len(table.discard)})


def look(play: Play, seat: int, copies: Sequence[Copy], event: str = "cards_looked_at") -> None:
    """One seat sees hidden cards, until `stop_looking`."""
    play.table.looker, play.table.looked = seat, list(copies)
    play.emit(event, {"seat": seat}, (Secret((seat,), {"cards": [play.shown(copy) for copy in copies]}),))


def stop_looking(play: Play) -> None:
    if play.table.looker is not None:
        play.emit("look_ended", {"seat": play.table.looker})
        play.table.looker, play.table.looked = None, []
