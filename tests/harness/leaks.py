"""No leak, by noninterference: other faces on the cards a viewer never sees must change no byte for that viewer."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from games.rules.kernel.errors import IllegalAction, PromptClosed
from games.rules.kernel.game import Played, State, apply, decode_table, resume
from games.rules.kernel.prompts import Action
from games.rules.kernel.rng import Rng, name
from games.rules.kernel.ruleset import Ruleset
from games.rules.kernel.table import Table
from tests.harness.checks import Violation, answer_for

SEARCHES = {"deck_searched"}


def check_no_leak(
    ruleset: Ruleset, cards: Any, quiet: State, actions: Sequence[Action], viewer: int | None, rng: Rng
) -> int:
    """Play the actions from a quiet state twice, the second time with the viewer's unseen faces permuted.

    Returns how many answers were compared. A refusal of somebody's choice in the second world (the form offers
    other cards there) ends the comparison: what that seat then did told the viewer something it may know. So does
    a search by the viewer: who has seen all cards of a kind in a pile knows of every other that it is none.
    """
    table = decode_table(ruleset, quiet.checkpoint)
    with recorded_handles(table) as owners:
        truth = [resume(ruleset, cards, table, quiet.step)]
        for action in actions:
            truth.append(apply(ruleset, cards, truth[-1].state, action))
        answers = [answer_for(ruleset, cards, played, viewer) for played in truth]
        seen = seen_copies(decode_table(ruleset, quiet.checkpoint), owners, b"".join(answers).decode())
    other = decode_table(ruleset, quiet.checkpoint)
    permute_faces(other, [copy for copy in range(len(other.faces)) if copy not in seen], rng)
    played: Played = resume(ruleset, cards, other, quiet.step)
    for number, expected in enumerate(answers):
        if any(event.type in SEARCHES and event.data["seat"] == viewer for event in truth[number].events):
            return number
        if answer_for(ruleset, cards, played, viewer) != expected:
            raise Violation(f"viewer {viewer} could tell the hidden cards apart after {number} actions")
        if number == len(actions):
            return number + 1
        try:
            played = apply(ruleset, cards, played.state, actions[number])
        except IllegalAction as refusal:
            if actions[number].seat == viewer:
                raise Violation(f"viewer {viewer} is offered other choices: {refusal.reason}") from refusal
            return number + 1
        except PromptClosed as closed:
            raise Violation(f"whether seat {actions[number].seat} is asked depends on hidden cards") from closed
    return len(answers)


@contextmanager
def recorded_handles(table: Table) -> Iterator[dict[int, set[int]]]:
    """Which copies each handle number was ever given to, while this lasts."""
    owners: dict[int, set[int]] = {number: {copy} for copy, number in enumerate(table.handles)}
    hide = Table.hide

    def recording(self: Table, copy: int) -> None:
        hide(self, copy)
        owners.setdefault(self.handles[copy], set()).add(copy)

    Table.hide = recording  # type: ignore[method-assign]
    try:
        yield owners
    finally:
        Table.hide = hide  # type: ignore[method-assign]


def seen_copies(table: Table, owners: dict[int, set[int]], told: str) -> set[int]:
    """The copies whose id stands anywhere in what the viewer was told."""
    seen: set[int] = set()
    for number, copies in owners.items():
        if name(table.rng.seed, "card", number) in told:
            seen |= copies
    return seen


def permute_faces(table: Table, copies: list[int], rng: Rng) -> None:
    order = list(range(len(copies)))
    rng.shuffle(order)
    faces = [table.faces[copy] for copy in copies]
    for index, copy in enumerate(copies):
        table.faces[copy] = faces[order[index]]
