"""The documents in a real Chromium: reading, searching, and trying requests, with nothing from elsewhere."""

import os
from pathlib import Path
from typing import Any

import pytest

from tools import node
from tools.checks import ROOT

pytestmark = [pytest.mark.browser]
PICTURES = ROOT / "docs" / "screenshots"
READ = ("", "reference/takeAction", "problems", "card-gallery", "rules/unstable-unicorns")
FACES = "#gallery .faces img"


@pytest.fixture
def docs(address: str, page: Any) -> Any:
    """A tab that notes what it asks for and what its policy forbids."""
    page.asked, page.forbidden = [], []
    page.on("request", lambda request: page.asked.append(request.url))
    page.on("console", lambda said: page.forbidden.append(said.text) if said.type == "error" else None)
    page.goto(f"{address}/docs/")
    return page


def opened(docs: Any, address: str, path: str) -> Any:
    docs.goto(f"{address}/docs/{path}")
    return docs


def test_the_search_finds_and_leads_there(docs: Any, address: str) -> None:
    docs.keyboard.press("/")
    docs.keyboard.type("prompt_closed")
    found = docs.locator("#found a").first
    found.wait_for()
    docs.keyboard.press("ArrowDown")
    docs.keyboard.press("Enter")
    docs.wait_for_url(f"{address}/docs/problems#prompt_closed")
    opened(docs, address, "")
    docs.locator("#search input").fill("take an action")
    docs.get_by_role("link", name="Take an action").first.click()
    docs.wait_for_url(f"{address}/docs/reference/takeAction")
    docs.locator("#search input").fill("xyzzyqwert")
    docs.get_by_text("Nothing found.").wait_for()


def test_a_game_is_begun_by_trying_requests_one_after_the_other(docs: Any, address: str) -> None:
    """The token and the game's id go from one page to the next."""
    opened(docs, address, "reference/openTable")
    docs.get_by_role("button", name="Take a guest's token").click()
    docs.wait_for_function("() => document.querySelector('#try [name=token]').value !== ''")
    docs.locator("#try textarea").fill('{"ruleset": "unstable_unicorns", "bots": ["random"]}')
    assert sent(docs) == "201 Created"
    docs.screenshot(path=shot("docs-tried-out.png"))
    opened(docs, address, "reference/startGame")
    assert docs.locator("#try [name=game_id]").input_value() != ""
    docs.locator("#try textarea").evaluate_all("texts => texts.forEach((text) => { text.value = '{}'; })")
    assert sent(docs).startswith("200")
    opened(docs, address, "reference/getMe")
    docs.locator("#try [name=token]").fill("forged")
    assert sent(docs).startswith("401")


def sent(docs: Any) -> str:
    docs.get_by_role("button", name="Send").click()
    docs.locator("#try .status").wait_for()
    return str(docs.locator("#try .status").inner_text()).strip()


def test_the_gallery_shows_every_face_in_the_language_that_is_chosen(docs: Any, address: str) -> None:
    opened(docs, address, "card-gallery")
    docs.locator(FACES).first.wait_for()
    docs.get_by_label("Language of the cards").select_option("pl")
    docs.locator(f".faces[lang=pl] {FACES.rpartition(' ')[2]}").first.wait_for()
    assert "language=pl" in docs.locator(FACES).first.get_attribute("src")
    docs.wait_for_function("faces => document.querySelector(faces).naturalWidth > 0", arg=FACES)
    assert (docs.troubles, docs.forbidden) == ([], [])


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_fit_the_screen_and_have_no_barriers(docs: Any, address: str, width: int, scheme: str) -> None:
    axe = (node.modules("axe") / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    docs.set_viewport_size({"width": width, "height": 900})
    docs.emulate_media(color_scheme=scheme)
    for path in READ:
        opened(docs, address, path)
        if path == "card-gallery":
            docs.locator(FACES).first.wait_for()
        docs.screenshot(path=shot(f"docs-{path.rpartition('/')[2] or 'home'}-{scheme}-{width}.png"))
        assert docs.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), path
        docs.evaluate(axe)
        found = docs.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        assert [(broken["id"], broken["nodes"][0]["html"]) for broken in found["violations"]] == [], path
    docs.emulate_media(color_scheme="light")
    assert (docs.troubles, docs.forbidden) == ([], [])
    assert [url for url in docs.asked if not url.startswith((address, "data:"))] == []


def shot(name: str) -> Path:
    """Where pictures go: into the documents only when they are being written."""
    folder = PICTURES if os.environ.get("UU_WRITE_DOCS") else ROOT / "var"
    folder.mkdir(exist_ok=True)
    return folder / name
