"""No leak, by noninterference: other faces on the cards a viewer never sees must change no byte for that viewer."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from games.rules.kernel.errors import ActionIsIllegal, PromptIsClosed
from games.rules.kernel.events import plain_facts
from games.rules.kernel.game import Played, State, apply, decode_table, resume
from games.rules.kernel.prompts import Action
from games.rules.kernel.rng import Rng, names
from games.rules.kernel.ruleset import Ruleset
from games.rules.kernel.table import Table
from tests.harness.checks import Violation, answer_for

SEARCHES = {"deck_searched"}


@dataclass
class Stretch:
    """Some actions in a row, from a quiet state on, and what came of each."""

    quiet: State
    actions: list[Action] = field(default_factory=list)
    played: list[Played] = field(default_factory=list)


ChangeUnseen = Callable[[Any, list[bytes], list[Played]], None]
"""Gives other faces to the copies of a Table that a viewer never saw, who was told these answers."""


def check_no_leak(
    ruleset: Ruleset, cards: Any, stretch: Stretch, viewer: int | None, change_unseen: ChangeUnseen
) -> int:
    """Play a stretch a second time, with the viewer's unseen faces changed.

    Returns how many answers were compared. A refusal of somebody's choice in the second world (the form offers
    other cards there) ends the comparison: what that seat then did told the viewer something it may know. So does
    a search by the viewer: who has seen all cards of a kind in a pile knows of every other that it is none.
    """
    quiet = stretch.quiet
    truth = [resume(ruleset, cards, decode_table(ruleset, quiet.checkpoint), quiet.step), *stretch.played]
    answers = [answer_for(ruleset, cards, played, viewer) for played in truth]
    other = decode_table(ruleset, quiet.checkpoint)
    change_unseen(other, answers, truth)
    played = resume(ruleset, cards, other, quiet.step)
    for number, expected in enumerate(answers):
        if any(event.type in SEARCHES and plain_facts(event)["seat"] == viewer for event in truth[number].events):
            return number
        if answer_for(ruleset, cards, played, viewer) != expected:
            raise Violation(f"viewer {viewer} could tell the hidden cards apart after {number} actions")
        if number == len(stretch.actions):
            break
        action = stretch.actions[number]
        try:
            played = apply(ruleset, cards, played.state, action)
        except ActionIsIllegal as refusal:
            if action.seat == viewer:
                raise Violation(f"viewer {viewer} is offered other choices: {refusal.reason}") from refusal
            return number + 1
        except PromptIsClosed as closed:
            raise Violation(f"whether seat {action.seat} is asked depends on hidden cards") from closed
    return len(answers)


Owners = dict[int, set[int]]
"""Which copies each handle number was given to."""


def owners_in(table: Table) -> Owners:
    return {number: {copy} for copy, number in enumerate(table.handles)}


@contextmanager
def recorded_handles(owners: Owners) -> Iterator[None]:
    """Handle numbers that are given while this lasts are added to `owners`."""
    hide = Table.hide

    def recording(self: Table, copy: int) -> None:
        hide(self, copy)
        owners.setdefault(self.handles[copy], set()).add(copy)

    Table.hide = recording  # type: ignore[method-assign]
    try:
        yield
    finally:
        Table.hide = hide  # type: ignore[method-assign]


def seen_copies(table: Table, owners: Owners, told: str) -> set[int]:
    """The copies whose id stands anywhere in what the viewer was told."""
    seen: set[int] = set()
    for number, copies in owners.items():
        if names(table.id_key, "card")[number] in told:
            seen |= copies
    return seen


def permute_faces(table: Table, copies: list[int], rng: Rng) -> None:
    order = list(range(len(copies)))
    rng.shuffle(order)
    faces = [table.faces[copy] for copy in copies]
    for index, copy in enumerate(copies):
        table.faces[copy] = faces[order[index]]
