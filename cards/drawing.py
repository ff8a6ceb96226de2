"""A card as plain data, drawn: in words of one language, and with its uploaded picture if it has one."""

import base64
import io

from PIL import Image

from cards.faces import DrawnFace, draw_face
from cards.language.phrasing import NO_TAGS, KnownTags
from cards.language.sets import Plain
from cards.rulesets import language_of
from cards.selectors import card_image
from cards.texts import card_text, kind_title, name_in

ART_SIDE = 560
"""Twice as wide as the picture on a face of 300: sharp on a good screen, and no more bytes than that."""


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
