"""The toy's cards, made ready to play with; what a whole set of them needs; and the set that lies in its box."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import yaml
from msgspec import Struct

from cards.language.issues import Issue, issue
from cards.language.joining import joined_sets
from cards.language.sets import BrokenCardSet
from games.rules.kernel.errors import BadSetup
from games.rules.kernel.ruleset import CardSetData
from games.rules.kernel.words import say
from tests.toy.language import LANGUAGE, Card

BOX = Path(__file__).parent / "cards.yaml"
MAX_SEATS = 8
DEALT = 3
POINTS_TO_WIN = 3


class ToyCards(Struct, frozen=True):
    """Every face of the chosen sets."""

    faces: tuple[Card, ...]

    @property
    def deck(self) -> list[int]:
        """The face of each copy."""
        return [number for number, face in enumerate(self.faces) for _ in range(face.copies)]


def compile_sets(card_sets: Sequence[CardSetData]) -> ToyCards:
    """Without a set, the one in the box. Raises BadSetup."""
    sets = card_sets or [yaml.safe_load(BOX.read_text(encoding="utf-8"))]
    try:
        return ToyCards(joined_sets(LANGUAGE, sets).cards)
    except BrokenCardSet as broken:
        first = broken.issues[0]
        raise BadSetup([say("setup-broken-card-set", place=first.place, reason=first.message)]) from broken


def needs(cards: Sequence[Card]) -> Iterator[Issue]:
    """The largest table can be dealt, and somebody can win."""
    deck = sum(card.copies for card in cards)
    if deck < MAX_SEATS * (DEALT + 1):
        yield issue("cards", "toy-needs-deck", least=MAX_SEATS * (DEALT + 1), found=deck)
    points = sum(card.copies for card in cards if "score" in card.abilities)
    if points < POINTS_TO_WIN:
        yield issue("cards", "toy-needs-points", least=POINTS_TO_WIN, found=points)
