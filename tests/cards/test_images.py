"""Only pixels survive an upload."""

import io

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from cards.drafting.images import LARGEST_FILE, ImageRefused, do_store_image
from cards.models import CardImage

pytestmark = pytest.mark.django_db


def picture(kind: str = "PNG", size: tuple[int, int] = (60, 40), **save: object) -> io.BytesIO:
    file = io.BytesIO()
    Image.new("RGB", size, "teal").save(file, kind, **save)
    file.seek(0)
    return file


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_pictures_are_encoded_anew(kind):
    image = do_store_image(picture(kind))
    assert Image.open(io.BytesIO(image.data)).format == "WEBP"
    assert (image.width, image.height) == (60, 40)


def test_the_same_picture_is_kept_once():
    assert do_store_image(picture()).pk == do_store_image(picture()).pk
    assert CardImage.objects.count() == 1


def test_a_large_picture_is_made_smaller():
    image = do_store_image(picture(size=(3000, 1500)))
    assert (image.width, image.height) == (1024, 512)


def test_metadata_and_attached_bytes_are_gone():
    note = PngInfo()
    note.add_text("author", "somebody secret")
    file = picture(pnginfo=note)
    file = io.BytesIO(file.read() + b"<script>secret</script>")
    assert b"secret" not in bytes(do_store_image(file).data)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", "cards-image-not-one"),
        (b"GIF89a" + b"\0" * 40, "cards-image-not-one"),
        (b"", "cards-image-not-one"),
        (picture().read()[:50], "cards-image-not-one"),
        (b"x" * (LARGEST_FILE + 1), "cards-image-too-large"),
        (picture(size=(9000, 10)).read(), "cards-image-too-wide"),
    ],
    ids=["svg", "gif", "empty", "cut short", "too large", "too wide"],
)
def test_what_is_no_picture_is_refused(data, reason):
    with pytest.raises(ImageRefused, match=reason):
        do_store_image(io.BytesIO(data))
    assert not CardImage.objects.exists()
