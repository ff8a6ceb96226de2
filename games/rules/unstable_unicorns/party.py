"""Forfeits for the people at the table (UU-10.2 to 10.4). They change nothing in the game."""

from games.rules.kernel.actions import ChoosePlayers
from games.rules.kernel.prompts import Prompt, some_of
from games.rules.kernel.words import say
from games.rules.unstable_unicorns.cards import Face
from games.rules.unstable_unicorns.events import Forfeit, ForfeitDue
from games.rules.unstable_unicorns.facts import ChoiceFacts
from games.rules.unstable_unicorns.play import Play

NEIGHS_FOR_A_TOAST = 3


def forfeit(play: Play, seat: int, what: Forfeit, named_by: int | None = None) -> None:
    play.emit(ForfeitDue(seat, what, named_by))


def moved(play: Play, face: Face, cause: str, from_seat: int, to_zone: str, to_seat: int) -> None:
    """A card went somewhere: what that costs its player."""
    if play.table.options.party == "drinks":
        if face.is_unicorn and cause in ("sacrifice", "destroy"):
            forfeit(play, from_seat, "sip")
    elif cause == "discard":
        forfeit(play, from_seat, "one_off")
    elif to_zone == "stable" and face.kind in ("upgrade", "downgrade"):
        forfeit(play, to_seat, "one_on" if face.kind == "upgrade" else "one_off")


def redrawn(play: Play, seat: int) -> None:
    party = play.table.options.party
    if party == "drinks":
        forfeit(play, seat, "whole_glass")
    elif party == "dress":
        forfeit(play, seat, "underwear_on_head")


def window_closed(play: Play, seat: int, instants_before: int) -> None:
    """When the turn's Instants first total three or more, this seat may name who drinks."""
    table = play.table
    if table.options.party == "drinks" and instants_before < NEIGHS_FOR_A_TOAST <= table.neighs:
        table.toaster = seat


def toast_prompt(play: Play, seat: int) -> Prompt:
    """An offer that nobody waits for."""
    table = play.table
    form = ChoosePlayers.form(seats=some_of("seat", [str(seat) for seat in range(table.seats)], 1, 1))
    text = say("prompt-uu-name-drinker")
    facts = ChoiceFacts(source=None, verb="toast", count=1, seats=list(range(table.seats)), zone=None)
    return Prompt(seat, "name_drinker", (form,), text, optional=True, facts=facts)


def toast(play: Play, seat: int, drinker: int) -> None:
    forfeit(play, drinker, "sip", named_by=seat)
