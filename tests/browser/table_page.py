"""What somebody does on the pages of the table, for tests."""

import io
import os
from typing import Any

from PIL import Image

from tools import node
from tools.checks import ROOT

PHONE, DESK = {"width": 360, "height": 740}, {"width": 1440, "height": 900}
PLAY = """async (clicks) => {
  const root = document.getElementById("page");
  const changed = () => new Promise((done) => {
    const over = () => { watch.disconnect(); done(); };
    const watch = new MutationObserver(over);
    watch.observe(root, { childList: true, subtree: true, attributes: true });
    setTimeout(over, 400);
  });
  for (let n = 0; n < clicks; n++) {
    if (document.querySelector(".result")) return n;
    const buttons = [...document.querySelectorAll("uu-prompts button:not([disabled])")];
    const free = buttons.filter((button) => button.getAttribute("aria-pressed") !== "true");
    const send = buttons.find((button) => button.matches(".send"));
    const cards = [...document.querySelectorAll(".card.choosable:not(.chosen)")];
    const next = send ?? (n % 2 ? cards[n % cards.length] : undefined) ?? free[n % free.length];
    next?.click();
    await changed();
  }
  return clicks;
}"""
"""Answers whatever is asked, now on the cards and now in the forms, until it is over or so many clicks are done."""


def open_start(page: Any, address: str, language: str = "en") -> None:
    """The first page, in a language."""
    page.goto(f"{address}/play/")
    page.locator("button.play").wait_for()
    page.locator("#bar select").select_option(language)
    page.locator(f"html[lang={language}] button.play").wait_for()
    page.locator(".lists section").nth(2).wait_for()


def open_game(page: Any, address: str, ruleset: str, bots: int = 2, name: str = "Ann", language: str = "en") -> None:
    """A running game against bots that answer at once."""
    open_start(page, address, language)
    page.locator("select[name=ruleset]").select_option(ruleset)
    page.locator("input[name=name]").fill(name)
    page.locator("select[name=bots]").select_option(str(bots))
    page.locator("select[name=level]").select_option("random")
    page.locator("form.new summary").click()
    for setting in page.locator("input[name^='clock.']").all():
        setting.fill("0")
    page.locator("button.play").click()
    page.locator(".prompt").first.wait_for()


def answer_by_mouse(page: Any) -> str:
    """Click what is offered first; gives the id of the question that is open now."""
    asked = page.locator(".prompt").first.get_attribute("data-prompt")
    page.locator("uu-prompts button:not([disabled])").first.click()
    send = page.locator("uu-prompts .send:not([disabled])")
    if send.count():
        send.first.click()
    return asked or ""


def barriers(page: Any, *within: str) -> list[str]:
    """What axe-core finds on the page as it is, or in parts of it."""
    page.evaluate((node.modules("axe") / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    where = {"include": [[selector] for selector in within]} if within else {}
    found = page.evaluate("where => axe.run(where, { resultTypes: ['violations'] })", where or None)
    return [
        f"{one['id']}: {part['html'][:200]} {part['failureSummary']}"
        for one in found["violations"]
        for part in one["nodes"]
    ]


def shot(page: Any, name: str) -> None:
    """A picture of what is on the screen, once all cards are there; made only when documents are written."""
    if not os.environ.get("UU_WRITE_DOCS"):
        return
    page.mouse.move(0, 0)
    page.evaluate("window.scrollTo(0, 0)")
    page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    page.wait_for_function("() => document.getAnimations().length === 0")
    picture = Image.open(io.BytesIO(page.screenshot())).quantize(192)  # a third of the bytes
    picture.save(ROOT / "docs" / "screenshots" / f"table-{name}.png", optimize=True)


def shots(page: Any, name: str) -> None:
    """On a desk and on a phone, light and dark. Nothing may reach out of the screen, with or without a picture."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        for size in (DESK, PHONE):
            page.set_viewport_size(size)
            assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), f"{name} {size}"
            shot(page, f"{name}-{scheme}-{size['width']}")
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.set_viewport_size(DESK)


def speak(page: Any, language: str) -> None:
    """Choose another language at a table, and wait until it is spoken."""
    page.locator("#bar select").select_option(language)
    page.locator(f"html[lang={language}]").wait_for()
    page.locator("uu-prompts button:not([disabled])").first.wait_for()
