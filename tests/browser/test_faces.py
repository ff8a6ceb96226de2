"""Every shipped card's face in five languages, measured by a real Chromium: no text reaches out of its card."""

import io
import os
from typing import Any

import pytest
from PIL import Image

from cards.drawing import drawn
from cards.language.catalogue import shipped, shipped_slugs, shipped_tags
from tools.checks import ROOT
from words import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.django_db]
OVERFLOWS = """() => [...document.querySelectorAll("body > svg")].flatMap((face) => {
  const [edge, right, bottom] = [10, 290, 418];
  return [...face.querySelectorAll(":scope > text")].filter((text) => {
    const box = text.getBBox();
    return box.x < edge || box.x + box.width > right || box.y < 0 || box.y + box.height > bottom;
  }).map((text) => `${face.id}: ${text.textContent}`);
})"""
OVERLAPS = """() => [...document.querySelectorAll("body > svg")].flatMap((face) => {
  const boxes = [...face.querySelectorAll(":scope > text")].map((text) => [text.textContent, text.getBBox()]);
  return boxes.flatMap(([one, a], n) => boxes.slice(n + 1).filter(([, b]) =>
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 4,
  ).map(([two]) => `${face.id}: ${one} | ${two}`));
})"""


def sheet(language: str, width: int = 300) -> str:
    """One page with every face, drawn into it."""
    faces = [
        drawn(plain["ruleset"], card, language, shipped_tags(plain)).replace(
            "<svg ", f'<svg id="{language}-{card["id"]}" style="width:{width}px;height:auto;margin:3px" ', 1
        )
        for plain in map(shipped, shipped_slugs())
        for card in plain["cards"]
    ]
    return f'<meta charset="utf-8"><body style="margin:4px;background:#eee">{"".join(faces)}</body>'


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_reaches_out_of_its_card_or_into_another(page: Any, language: str) -> None:
    page.set_content(sheet(language))
    assert page.evaluate("document.querySelectorAll('body > svg').length") > 100
    assert page.evaluate(OVERFLOWS) == []
    assert page.evaluate(OVERLAPS) == []


@pytest.mark.parametrize(("language", "name"), [("en", "card-faces"), ("pl", "card-faces-pl")])
def test_all_faces_are_looked_at(page: Any, language: str, name: str) -> None:
    page.set_viewport_size({"width": 1460, "height": 800})
    page.set_content(sheet(language, 136))
    shot = Image.open(io.BytesIO(page.screenshot(full_page=True))).quantize(96)  # a third of the bytes
    folder = ROOT / "docs" / "screenshots" if os.environ.get("UU_WRITE_DOCS") else ROOT / "var"
    folder.mkdir(exist_ok=True)
    shot.save(folder / f"{name}.png", optimize=True)
    assert shot.height > 2000
