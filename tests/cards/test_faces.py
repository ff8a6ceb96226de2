"""The drawn face of a card: the same bytes each time, safe, with all that the card says."""

import base64
import re
from xml.etree import ElementTree

import pytest
from django.test import Client
from django.utils import timezone

from accounts.credentials import liveness
from cards.drafting.images import do_store_image
from cards.drawing import drawn
from cards.faces.measuring import width_of
from cards.faces.setting import fit_or_cut
from cards.faces.svg import tag
from cards.files.format import canonical
from cards.files.rows import plain_of
from cards.language.catalogue import shipped, shipped_slugs, shipped_tags
from cards.language.looks import look_by_kind
from cards.models import CardSetVersion
from cards.publishing.shipped import do_load_shipped
from tests.accounts.conftest import Api
from tests.cards.rows import a_version
from tests.cards.test_images import picture
from words import LANGUAGES

FACE = "/api/v1/card-sets/unstable-unicorns-2e/versions/1/cards/rhinocorn/face.svg"
HOSTILE = "<script>alert(1)</script>\"'&]]>\x00\x1b"
CARD = {"id": "one", "names": {"en": HOSTILE}, "kind": "magic"}


@pytest.fixture
def shelf(db):
    liveness.clear()
    do_load_shipped()
    return Client()


def texts_of(svg: str) -> str:
    return " ".join(
        element.text or "" for element in ElementTree.fromstring(svg).iter() if element.tag.endswith("text")
    )


def test_a_face_needs_no_token_and_is_kept_for_a_year(shelf):
    answer = shelf.get(FACE)
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "image/svg+xml")
    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.headers["Content-Security-Policy"].startswith("default-src 'none'")
    again = shelf.get(FACE, headers={"If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_table_full_of_faces_is_no_flood(shelf):
    assert shelf.get(FACE).headers["RateLimit-Policy"].startswith('"picture";q=300')
    assert {shelf.get(FACE).status_code for _ in range(80)} == {200}


def test_it_speaks_the_language_that_the_address_names(shelf):
    polish = shelf.get(f"{FACE}?language=pl", headers={"Accept-Language": "fr"}).content.decode()
    french = shelf.get(FACE, headers={"Accept-Language": "fr"}).content.decode()
    assert ("Jednonosorożec" in texts_of(polish), "Rhinocorne" in texts_of(french)) == (True, True)
    assert shelf.get(f"{FACE}?language=tlh").json()["code"] == "invalid_query"


def test_what_is_not_there_is_404(shelf):
    for path in (FACE.replace("rhinocorn", "nobody"), FACE.replace("/1/", "/9/"), FACE.replace("-2e", "-9e")):
        assert shelf.get(path).json()["code"] == "not_found"


def test_a_card_says_where_its_face_is(shelf):
    api = Api(Api().post("auth/guest").json()["access"])
    cards = api.get("card-sets/kill-the-unicorns/versions/1", **{"Accept-Language": "it"}).json()["cards"]
    assert shelf.get(cards[0]["face"]).content.decode() == drawn(
        "kill_the_unicorns", shipped("kill-the-unicorns")["cards"][0], "it"
    )


@pytest.mark.parametrize(
    ("slug", "card", "said"),
    [
        ("unstable-unicorns-2e", "the_great_narwhal", "„Narwal”"),
        ("unstable-unicorns-dragons", "dragon_tamer_unicorn", "„Smok”"),
        ("unstable-unicorns-rainbow-apocalypse", "fire_and_brimstone", "„Jednorożec feniks”"),
    ],
)
def test_a_face_calls_a_tag_as_its_set_or_its_base_names_it(shelf, slug, card, said):
    svg = shelf.get(f"/api/v1/card-sets/{slug}/versions/1/cards/{card}/face.svg?language=pl").content.decode()
    assert said.replace(" ", "") in re.sub(r"\s+", "", texts_of(svg))


@pytest.mark.parametrize("slug", shipped_slugs())
def test_every_shipped_card_is_well_formed_and_says_all_it_does(slug, db):
    plain = shipped(slug)
    for language in LANGUAGES:
        for card in plain["cards"]:
            svg = drawn(plain["ruleset"], card, language, shipped_tags(plain))
            root = ElementTree.fromstring(svg)
            said = re.sub(
                r"\s+", "", next(e.text or "" for e in root.iter() if e.tag.endswith("desc")).partition(". ")[2]
            )
            assert said in re.sub(r"\s+", "", texts_of(svg)), card["id"]


@pytest.mark.parametrize("slug", shipped_slugs())
def test_no_two_cards_of_a_set_have_the_same_picture(slug, db):
    plain = shipped(slug)
    drawings = [
        re.sub(r"<(title|desc|text).*?</\1>", "", drawn(plain["ruleset"], card, "en")) for card in plain["cards"]
    ]
    assert len(set(drawings)) == len(drawings)


def test_names_and_texts_cannot_become_markup(db):
    root = ElementTree.fromstring(drawn("unstable_unicorns", CARD, "en"))
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= {
        *("svg", "title", "desc", "g", "rect", "circle", "path", "text", "line", "ellipse")
    }
    assert "<script>alert(1)</script>" in (root[0].text or "")
    assert tag("a", "x", title='"<&').startswith("<a title='\"&lt;&amp;'")


def test_uploaded_art_is_part_of_the_face(db):
    image = do_store_image(picture(size=(2000, 900)))
    root = ElementTree.fromstring(drawn("unstable_unicorns", {**CARD, "image": image.sha256}, "en"))
    (href,) = [element.attrib["href"] for element in root.iter() if element.tag.endswith("image")]
    assert base64.b64decode(href.partition("data:image/webp;base64,")[2])[8:12] == b"WEBP"


def test_a_published_card_with_art_answers(shelf):
    image = do_store_image(picture())
    version = a_version("arty")
    version.cards.filter(face="sparkle").update(image=image)
    frozen = {"content": canonical(plain_of(version)), "content_hash": "0" * 64, "number": 1, "status": "published"}
    CardSetVersion.objects.filter(id=version.id).update(**frozen, published_at=timezone.now())
    assert b"data:image/webp" in shelf.get("/api/v1/card-sets/arty/versions/1/cards/sparkle/face.svg").content


def test_a_text_that_fits_nowhere_ends_in_an_ellipsis_inside_its_box():
    block = fit_or_cut("word " * 2000 + "x" * 500, 200, 100, (12, 8))
    assert block.height <= 100
    assert block.lines[-1].text.endswith("…")
    assert max(width_of(line.text, block.size) for line in block.lines) <= 200


def test_a_kind_that_no_ruleset_describes_still_has_a_look():
    assert look_by_kind({"kind": "dragon"}) == look_by_kind({"kind": "dragon"})
    assert ElementTree.fromstring(drawn("unstable_unicorns", {**CARD, "kind": "dragon"}, "en")) is not None
