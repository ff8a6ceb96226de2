"""From a published card to its drawn face."""

from functools import lru_cache
from uuid import UUID

from cards.api.shows import Representation, compressed
from cards.drawing import drawn
from cards.extending import tag_names_of
from cards.files.rows import plain_of
from cards.language.sets import Plain, TagNames
from cards.selectors import frozen_version


@lru_cache(maxsize=512)
def face(version_id: UUID, card_id: str, language: str) -> Representation | None:
    """The face of a card of a frozen version, or None if it has no such card."""
    plain, tags = _set_and_tags(version_id)
    card = next((card for card in plain["cards"] if card["id"] == card_id), None)
    if card is None:
        return None
    return compressed(drawn(plain["ruleset"], card, language, tags).encode(), language)


@lru_cache(maxsize=8)
def _set_and_tags(version_id: UUID) -> tuple[Plain, TagNames]:
    version = frozen_version(version_id)
    return plain_of(version), tag_names_of(version)
