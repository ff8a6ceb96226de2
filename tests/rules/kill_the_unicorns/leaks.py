"""No leak in this game: other faces on what a viewer never sees must change no byte for that viewer.

The harness takes a card as seen when its id is told; here the id of a stratagem in the row is public and its face is
not, hunt cards are called h0 to h7 at every seat, and a face may only change places with one of its own kind.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from games.rules.kernel.game import Played
from games.rules.kernel.rng import Rng
from games.rules.kill_the_unicorns.table import KuTable
from games.rules.kill_the_unicorns.view import is_hidden
from tests.harness.walk import Walk


class KuWalk(Walk):
    """A random game of Kill the Unicorns."""

    def change_unseen(self, table: KuTable, told: list[bytes], truth: list[Played]) -> None:
        answers = [msgspec.json.decode(answer) for answer in told]
        heard = [answers[0]["view"], *(event for answer in answers for event in answer["events"])]
        change_unseen(self.cards, table, heard, decode_table_of(truth[-1]), self.rng)


def change_unseen(cards: Any, table: KuTable, heard: list[Any], after: KuTable, rng: Rng) -> None:
    """Shuffle the faces of the copies that the viewer was never shown, each among its own kind.

    `heard` is the first view and every event since; `after` is the Table at the end.
    """
    seen = {fact for told_once in heard for fact in facts_in(told_once, None)}
    hunts = len(cards.hunts)
    for seat in range(table.seats):
        first = cards.first_hunt + seat * hunts
        mix(table, [first + n for n in range(hunts) if ("hunt", seat, f"h{n}") not in seen], rng)
    for character in cards.decks:
        deck = table.deck_of(cards, character)
        mix(table, [c for c in deck if not {("card", table.card_id(c)), ("card", after.card_id(c))} & seen], rng)
    mix(table, [copy for copy in table.deck if ("unicorn", table.face(cards, copy).id) not in seen], rng)
    for article in cards.stock:
        if table.stock and is_hidden(cards, table, article):
            kinds = set(cards.stock[article])
            mix(table, [copy for copy in (*after.stock[article], *after.box) if table.faces[copy] in kinds], rng)


def decode_table_of(played: Played) -> KuTable:
    table: KuTable = msgspec.msgpack.decode(played.state.shown, type=KuTable)
    return table


def mix(table: KuTable, copies: list[int], rng: Rng) -> None:
    faces = [table.faces[copy] for copy in copies]
    rng.shuffle(faces)
    for copy, face in zip(copies, faces, strict=True):
        table.faces[copy] = face


def facts_in(told: Any, seat: int | None) -> Iterator[tuple[Any, ...]]:
    """What an answer gives away: hunt cards with their values, stratagems with their faces, unicorns."""
    if isinstance(told, list):
        for item in told:
            yield from facts_in(item, seat)
    if isinstance(told, dict):
        seat = told.get("seat", seat)
        if "value" in told:
            yield "hunt", seat, told["id"]
        if "card" in told and "id" in told:
            yield "card", told["id"]
        if "stars" in told and "id" in told:
            yield "unicorn", told["id"]
        for item in told.values():
            yield from facts_in(item, seat)
