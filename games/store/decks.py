"""The card sets of a game, made ready to play with: read once a process, then kept by their hash."""

from functools import lru_cache
from typing import Any, NamedTuple
from uuid import UUID

import msgspec

from cards.models import CardSetVersion
from games.models import Game
from games.rules.kernel.ruleset import ruleset_named

Names = dict[str, dict[str, str]]


class Deck(NamedTuple):
    """The compiled cards, and every card's name in every language."""

    cards: Any
    names: Names

    def name(self, card: str, language: str) -> str:
        names = self.names.get(card, {})
        return names.get(language) or names.get("en") or card


class CardSetRef(msgspec.Struct, frozen=True):
    """Which published version of a card set a game is played with."""

    id: UUID
    slug: str
    number: int
    hash: str


def refs(game: Game) -> list[CardSetRef]:
    return msgspec.convert(game.card_sets, list[CardSetRef])


def ref_to(version: CardSetVersion) -> CardSetRef:
    return CardSetRef(version.id, version.card_set.slug, version.number or 0, version.content_hash)


def deck_of(game: Game) -> Deck:
    return deck_from(game.ruleset, tuple(refs(game)))


@lru_cache(maxsize=64)
def deck_from(ruleset: str, chosen: tuple[CardSetRef, ...]) -> Deck:
    """The deck of these versions. Raises BadSetup where they do not make one."""
    versions = CardSetVersion.objects.in_bulk([ref.id for ref in chosen])
    contents = [msgspec.json.decode(bytes(versions[ref.id].content)) for ref in chosen]
    names: Names = {card["id"]: card.get("names", {}) for content in contents for card in content["cards"]}
    return Deck(ruleset_named(ruleset).compile(contents), names)
