"""Pictures of cards: an upload is decoded, encoded again, and kept under the hash of the result.

Nothing of the sent file survives but its pixels: no metadata, no script (so no SVG), no second file inside the first.
"""

import hashlib
import io
from typing import IO

from PIL import Image, UnidentifiedImageError

from cards.language.sets import Plain
from cards.models import CardImage

LARGEST_FILE = 5 * 1024 * 1024
LARGEST_SIDE = 8192
STORED_SIDE = 1024
FORMATS = ("PNG", "JPEG", "WEBP")


class ImageRefused(Exception):
    """Not a picture that we take: `reason` is a key of words."""

    def __init__(self, reason: str, **args: object) -> None:
        super().__init__(reason)
        self.reason, self.words_args = reason, args


def do_store_image(file: IO[bytes]) -> CardImage:
    """The stored picture; the same pixels twice are one row. Raises ImageRefused."""
    data = file.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise ImageRefused("cards-image-too-large", limit=LARGEST_FILE // 1024 // 1024)
    encoded, width, height = _encoded(data)
    image, _ = CardImage.objects.get_or_create(
        sha256=hashlib.sha256(encoded).hexdigest(), defaults={"data": encoded, "width": width, "height": height}
    )
    return image


def missing_images(plain: Plain) -> list[tuple[str, str]]:
    """Cards that name a picture nobody has uploaded, with its hash."""
    named = {card["image"]: card["id"] for card in plain["cards"] if card.get("image")}
    there = set(CardImage.objects.filter(pk__in=named).values_list("pk", flat=True))
    return [(face, image) for image, face in named.items() if image not in there]


def _encoded(data: bytes) -> tuple[bytes, int, int]:
    try:
        with Image.open(io.BytesIO(data), formats=FORMATS) as picture:
            if max(picture.size) > LARGEST_SIDE:
                raise ImageRefused("cards-image-too-wide", limit=LARGEST_SIDE)
            picture.load()
            clean = picture.convert("RGBA" if "A" in picture.getbands() or "transparency" in picture.info else "RGB")
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        raise ImageRefused("cards-image-not-one") from error
    clean.thumbnail((STORED_SIDE, STORED_SIDE))
    fresh = Image.frombytes(clean.mode, clean.size, clean.tobytes())  # pixels only, no metadata comes along
    out = io.BytesIO()
    fresh.save(out, "WEBP", quality=85, method=4)
    return out.getvalue(), *fresh.size
