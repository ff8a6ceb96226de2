"""The one way a card goes from zone to zone, whatever the cause: prohibit, replace, move, hear."""

from collections.abc import Sequence

from games.rules.kernel.events import UNKNOWN, Known, known_to
from games.rules.kernel.table import CardInPlay, Copy
from games.rules.unstable_unicorns import party
from games.rules.unstable_unicorns.cards import Face, matches
from games.rules.unstable_unicorns.clauses.instead_of import spare
from games.rules.unstable_unicorns.events import CardMoved, Cause
from games.rules.unstable_unicorns.play import Effect, Play
from games.rules.unstable_unicorns.table import ZoneName

FATES = {
    "sacrifice": "be_sacrificed",
    "destroy": "be_destroyed",
    "steal": "be_stolen",
    "return": "be_returned",
    "move": "be_moved",
}
ENTERED, LEFT = frozenset({"enter"}), frozenset({"leave"})
LEAVINGS = {"sacrifice": LEFT | {"sacrificed"}, "destroy": LEFT | {"destroyed"}}
"""What a Stable hears of a card that leaves it, by the cause."""
PUBLIC = frozenset({"discard", "nursery", "stable", "playing"})
HIDDEN = frozenset({"hand", "deck"})
OWNED = frozenset({"hand", "stable"})
NO_BABIES = frozenset({"hand", "deck", "discard"})


class Going:
    """One card on its way."""

    __slots__ = ("copy", "from_seat", "from_zone", "to_seat", "to_zone", "under")

    def __init__(self, copy: Copy, from_zone: ZoneName, from_seat: int, to_zone: ZoneName, to_seat: int = 0) -> None:
        self.copy = copy
        self.from_zone = from_zone
        self.from_seat = from_seat
        self.to_zone = to_zone
        self.to_seat = to_seat
        self.under = False
        """It goes under the pile, not on top of it."""


def move(play: Play, going: Sequence[Going], cause: Cause, by: Effect | None) -> int:
    """Move these cards together; answer how many went, or were replaced on their way (UU-R3.3)."""
    allowed = [one for one in going if not is_prohibited(play, one, cause, by)]
    go(play, unspared(play, allowed, cause, by) if cause in FATES else allowed, cause, by)
    return len(allowed)


def unspared(play: Play, going: Sequence[Going], cause: Cause, by: Effect | None) -> Sequence[Going]:
    """Those to which no card in play lets something else happen."""
    saved = spare(play, {one.copy: one.from_seat for one in going}, FATES[cause], by)
    return [one for one in going if one.copy not in saved] if saved else going


def go(play: Play, moving: Sequence[Going], cause: Cause, by: Effect | None) -> None:
    """They go, and the cards that hear of it say so."""
    leaving, entering = [], []
    for one in moving:
        if one.from_zone == "stable":
            leaving.append(one)
        if one.to_zone == "stable":
            entering.append(one)
    if leaving:
        hear_leaving(play, leaving, cause)
    for one in moving:
        redirect(play, one, cause)
        relocate(play, one, cause, by)
    if leaving or entering:
        play.changed()
        hear_entering(play, entering)


def is_prohibited(play: Play, one: Going, cause: Cause, by: Effect | None) -> bool:
    if one.copy not in play.table.zone(one.from_zone, one.from_seat):
        return True
    if one.from_zone == "stable" and cause in FATES:
        cause_face = by.face if by is not None else None
        if play.force.forbids(FATES[cause], one.copy, one.from_seat, cause_face):
            return True
    return one.to_zone == "stable" and not play.force.may_enter(one.copy, one.to_seat)


def redirect(play: Play, one: Going, cause: Cause) -> None:
    """Where it really goes: a Baby to the Nursery (UU-1.5), a card with another grave to a hand."""
    if one.to_zone in NO_BABIES and play.face(one.copy).is_baby:
        one.to_zone, one.under = "nursery", False
    elif cause in ("sacrifice", "destroy") and one.copy in play.force.to_hand:
        one.to_zone, one.to_seat = "hand", one.from_seat


def relocate(play: Play, one: Going, cause: Cause, by: Effect | None) -> None:
    """The move itself, and its event: who saw the card go learns that, who sees it arrive learns that."""
    table, copy, from_zone, to_zone = play.table, one.copy, one.from_zone, one.to_zone
    gone = _seen(play, copy, from_zone, one.from_seat)
    if from_zone == "playing":
        table.played_by.pop(table.playing.index(copy))
    table.take_out(copy, from_zone, one.from_seat)
    to = table.zone(to_zone, one.to_seat)
    to.insert(0 if one.under else len(to), copy)
    if to_zone == "playing":
        table.played_by.append(one.from_seat)
    if to_zone in HIDDEN:
        table.hide(copy)
    if to_zone in OWNED and by is not None:
        play.link.newcomers[copy] = by.number
    play.emit(
        CardMoved(
            cause,
            from_zone,
            one.from_seat if from_zone in OWNED else None,
            to_zone,
            one.to_seat if to_zone in OWNED else None,
            by.face.id if by is not None else None,
            gone,
            gone if from_zone in PUBLIC and to_zone in PUBLIC else _seen(play, copy, to_zone, one.to_seat),
        )
    )
    if table.options.party != "none":
        party.moved(play, play.face(copy), cause, one.from_seat, to_zone, one.to_seat)


def _seen(play: Play, copy: Copy, zone: ZoneName, seat: int) -> Known[CardInPlay]:
    """The card where it lies, for those who see it there."""
    if zone == "deck":
        return UNKNOWN
    card = play.shown(copy)
    return Known(card) if zone in PUBLIC or play.table.visible[seat] else known_to(seat, card)


def hear_leaving(play: Play, leaving: Sequence[Going], cause: Cause) -> None:
    """What the cards themselves say to their leaving, and what their Stable says: judged before they go."""
    force = play.force
    for one in leaving:
        face = play.face(one.copy)
        if one.copy not in force.silenced:
            for when in face.when("leave"):
                play.trigger(one.from_seat, one.copy, face, when)
            if cause in ("sacrifice", "destroy"):
                for when in face.when("sacrificed_or_destroyed"):
                    play.trigger(one.from_seat, one.copy, face, when)
        hear_passing(play, LEAVINGS.get(cause, LEFT), face, one.from_seat)


def hear_entering(play: Play, entering: Sequence[Going]) -> None:
    for one in entering:
        face = play.face(one.copy)
        if face.triggers and not play.force.is_silenced_on_entering(one.copy, one.to_seat):
            for when in face.when("enter"):
                play.trigger(one.to_seat, one.copy, face, when)
        hear_passing(play, ENTERED, face, one.to_seat)


def hear_passing(play: Play, events: frozenset[str], face: Face, seat: int) -> None:
    for when, passing, source in play.force.listeners:
        if source.seat == seat and not events.isdisjoint(passing.event) and matches(passing, face.kinds, face.named):
            play.trigger(seat, source.copy, source.face, when)
