"""The questions of the game: every prompt and its forms are made here.

What everybody can see decides whether a question is put; a forced choice is not put at all.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from games.rules.kernel.actions import ChooseCards, ChooseOption, ChoosePlayers, Pass
from games.rules.kernel.prompts import Form, Prompt, one_of, some_of
from games.rules.kernel.table import Copy
from games.rules.kernel.words import Say
from games.rules.unstable_unicorns.actions import Decline, UseEffect
from games.rules.unstable_unicorns.play import Effect, Play

DECLINE = Decline.form()
PASS = Pass.form()


class Pick:
    """One seat's choice of so many of these cards."""

    __slots__ = ("cards", "count", "hidden", "seat")

    def __init__(self, seat: int, cards: Sequence[Copy], count: int, hidden: bool) -> None:
        self.seat = seat
        self.cards = cards
        self.count = min(count, len(cards))
        self.hidden = hidden
        """Others cannot know how many cards there are to choose from: then the question is always put."""

    @property
    def is_forced(self) -> bool:
        return not self.hidden and self.count == len(self.cards)


def choose_cards(
    play: Play, picks: Sequence[Pick], text: Say, kind: str = "choose_cards", quiet: bool = False
) -> dict[int, list[Copy]]:
    """All these seats choose at once; a forced choice is made for them."""
    chosen = {pick.seat: list(pick.cards) for pick in picks if pick.is_forced}
    asked = {pick.seat: pick for pick in picks if not pick.is_forced}
    if asked:
        ids = {seat: {play.table.card_id(copy): copy for copy in pick.cards} for seat, pick in asked.items()}
        prompts = [Prompt(seat, kind, (_cards_form(ids[seat], pick.count),), text) for seat, pick in asked.items()]
        for seat, action in play.run.ask_each(prompts, quiet).items():
            chosen[seat] = [ids[seat][each] for each in action.some("cards")] if action.fields else []
    return chosen


def _cards_form(ids: Mapping[str, Copy], count: int) -> Form:
    return ChooseCards.form(cards=some_of("card", ids, count, count)) if ids else DECLINE


def choose_player(play: Play, seat: int, seats: Sequence[int], text: Say, kind: str = "choose_players") -> int:
    """One of these seats."""
    if len(seats) == 1:
        return seats[0]
    form = ChoosePlayers.form(seats=some_of("seat", [str(each) for each in seats], 1, 1))
    return int(play.run.ask(Prompt(seat, kind, (form,), text)).some("seats")[0])


def choose_option(play: Play, seat: int, options: Sequence[str], text: Say) -> str | None:
    """One of these words; None if there is none the seat could choose."""
    form = ChooseOption.form(option=one_of("option", options)) if options else DECLINE
    action = play.run.ask(Prompt(seat, "choose_option", (form,), text))
    return action.one("option") if action.fields else None


def choose_effect(
    play: Play, seat: int, usable: Sequence[Effect], text: Say, vain: Sequence[Effect] = ()
) -> Effect | None:
    """One of these effects, or none. Those in `vain` would hit nothing."""
    keys = {effect.key: effect for effect in usable}
    forms = [UseEffect.form(effect=one_of("effect", keys))] if keys else []
    facts = effects_in_sight(play, usable)
    if vain:
        facts["in_vain"] = [effect.key for effect in vain]
    prompt = Prompt(seat, "effects", (*forms, DECLINE), text, DECLINE.type, facts=facts)
    action = play.run.ask(prompt)
    return keys[action.one("effect")] if UseEffect.is_taken(action) else None


def effects_in_sight(play: Play, effects: Sequence[Effect]) -> dict[str, Any]:
    """Facts of a question about effects: the ids of their cards, where all can see them."""
    return {"effects": {effect.key: play.table.card_id(effect.copy) for effect in effects if is_in_sight(play, effect)}}


def is_in_sight(play: Play, effect: Effect) -> bool:
    """Whether the card of an effect lies where all can see it."""
    table = play.table
    return table.stable_of(effect.copy) is not None or effect.copy in table.discard
