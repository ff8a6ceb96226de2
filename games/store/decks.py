"""The card sets of a game, made ready to play with: read once a process, then kept by their hash."""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from cards.models import CardSetVersion
from games.models import Game
from games.rules.kernel.ruleset import ruleset_named
from games.rules.kernel.table_events import CardSetRef

Names = dict[str, dict[str, str]]


class Deck(NamedTuple):
    """The compiled cards, every card's name in every language, what was compiled, and which versions that was."""

    cards: object
    names: Names
    contents: tuple[bytes, ...] = ()
    versions: tuple[CardSetRef, ...] = ()

    def name(self, card: str, language: str) -> str:
        names = self.names.get(card, {})
        return names.get(language) or names.get("en") or card


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
    written = tuple(bytes(versions[ref.id].content) for ref in chosen)
    contents = [msgspec.json.decode(content) for content in written]
    names: Names = {card["id"]: card.get("names", {}) for content in contents for card in content["cards"]}
    return Deck(ruleset_named(ruleset).compile(contents), names, written, chosen)
