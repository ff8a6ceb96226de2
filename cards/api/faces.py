"""From a published card to its drawn face."""

import base64
import io
from functools import lru_cache
from uuid import UUID

from PIL import Image

from cards.api.shows import Representation, compressed
from cards.extending import tag_names_of
from cards.faces import DrawnFace, draw_face
from cards.files.rows import plain_of
from cards.language.phrasing import NO_TAGS, KnownTags
from cards.language.sets import Plain, TagNames
from cards.rulesets import language_of
from cards.selectors import card_image, frozen_version
from cards.texts import card_text, kind_title, name_in

ART_SIDE = 560
"""Twice as wide as the picture on a face of 300: sharp on a good screen, and no more bytes than that."""


@lru_cache(maxsize=512)
def face(version_id: UUID, card_id: str, language: str) -> Representation | None:
    """The face of a card of a frozen version, or None if it has no such card."""
    plain, tags = _set_and_tags(version_id)
    card = next((card for card in plain["cards"] if card["id"] == card_id), None)
    if card is None:
        return None
    return compressed(drawn(plain["ruleset"], card, language, tags).encode(), language)


def drawn(ruleset: str, card: Plain, language: str, tags: KnownTags = NO_TAGS) -> str:
    """The SVG of a card that is given as plain data; a tag reads as it is named in `tags`."""
    wanted = DrawnFace(
        id=card["id"],
        name=name_in(card["names"], language),
        kind=kind_title(ruleset, card["kind"], language),
        text=card_text(ruleset, card, language, tags=tags),
        copies=card.get("copies", 1),
        language=language,
        look=language_of(ruleset).look(card),
        art=_art(card["image"]) if card.get("image") else None,
    )
    return draw_face(wanted)


@lru_cache(maxsize=8)
def _set_and_tags(version_id: UUID) -> tuple[Plain, TagNames]:
    version = frozen_version(version_id)
    return plain_of(version), tag_names_of(version)


def _art(sha256: str) -> str | None:
    """The uploaded picture, small enough to be part of a face, as a data: address."""
    image = card_image(sha256)
    if image is None:
        return None
    with Image.open(io.BytesIO(bytes(image.data))) as picture:
        picture.thumbnail((ART_SIDE, ART_SIDE))
        out = io.BytesIO()
        picture.save(out, "WEBP", quality=80, method=4)
    return f"data:image/webp;base64,{base64.b64encode(out.getvalue()).decode()}"
