"""What somebody does on the pages of the table, for tests."""

import io
import os
from collections.abc import Callable
from typing import Any

from PIL import Image

from tools import node
from tools.checks import ROOT

PHONE, DESK = {"width": 360, "height": 740}, {"width": 1440, "height": 900}
SCREENSHOTS = ROOT / "docs" / "screenshots"
REPORT = SCREENSHOTS / "axe.md"
REPORT_HEAD = """# What axe-core says about the table

`UU_WRITE_DOCS=1 pytest -n 0 tests/browser -k 'table or play or scenarios'` writes this page and the pictures.
Without the variable the same tests check half of these states. They fail on any violation.

| state | rules that the page keeps | violations |
|---|---|---|
"""
HEAD_LINES = len(REPORT_HEAD.splitlines())
OFFERED = "uu-prompts .forms button:not([disabled]), .card.choosable"
"""Everything that can be clicked to answer a question."""
SETTLED = """asked => !document.querySelector(`[data-prompt='${asked}']`)
  || !document.querySelector("uu-prompts[aria-busy]")"""
"""The question is gone, or it waits for the rest of the answer: nothing is on its way."""
PLAY = """async (clicks) => {
  const root = document.getElementById("page");
  const changed = () => new Promise((done) => {
    const over = () => { watch.disconnect(); done(); };
    const watch = new MutationObserver(over);
    watch.observe(root, { childList: true, subtree: true, attributes: true });
    setTimeout(over, 400);
  });
  const isFree = (one) => !one.matches(".chosen, [aria-pressed=true], [aria-expanded=true]");
  for (let n = 0; n < clicks; n++) {
    window.clicked = (window.clicked ?? 0) + 1; // so that the next call clicks something else
    if (document.querySelector(".result")) return n;
    const offered = [...document.querySelectorAll("uu-prompts .forms button:not([disabled]), .card.choosable")];
    const free = offered.filter(isFree);
    const send = offered.find((one) => one.matches(".send"));
    const deed = document.querySelector("dialog.look .act");
    (deed ?? send ?? free[window.clicked % free.length])?.click();
    await changed();
  }
  return clicks;
}"""
"""Answers whatever is asked, now on the cards and now in the forms, until it is over or so many clicks are done."""
SENSES = """() => {
  window.senses = { notes: 0, moves: 0 };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.senses.notes += 1; return start.apply(this, when); };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...rest) {
    if (String(frames[0].transform).startsWith("translate")) window.senses.moves += 1;
    return animate.call(this, frames, ...rest);
  };
}"""
"""Counts the notes that the page plays and the cards that slide; what they do stays as it is."""


def open_start(page: Any, address: str, language: str = "en") -> None:
    """The first page, in a language."""
    page.goto(f"{address}/play/")
    page.locator("button.play").wait_for()
    page.locator("#bar select").select_option(language)
    page.locator(f"html[lang={language}] button.play").wait_for()
    page.locator("#page:not([aria-busy]) .lists section").nth(2).wait_for()


def open_game(page: Any, address: str, ruleset: str, bots: int = 2, name: str = "Ann", language: str = "en") -> None:
    """A running game against bots that answer at once."""
    open_start(page, address, language)
    page.locator(f"input[name=ruleset][value={ruleset}]").check()
    page.locator("input[name=name]").fill(name)
    page.locator("select[name=bots]").select_option(str(bots))
    page.locator("select[name=level]").select_option("random")
    page.locator("form.new summary").click()
    for setting in page.locator("input[name^='clock.']").all():
        setting.fill("0")
    page.locator("button.play").click()
    page.locator(".prompt").first.wait_for()


def answer_by_mouse(page: Any) -> None:
    """Answer the first question by clicking what is offered, and wait until it is gone."""
    asked = page.locator(".prompt").first.get_attribute("data-prompt")
    while page.locator(f"[data-prompt='{asked}']").count():
        page.evaluate(PLAY, 1)
        page.wait_for_function(SETTLED, arg=asked)


def barriers(page: Any, *within: str) -> list[str]:
    """What axe-core finds on the page as it is, or in parts of it."""
    return _looked_at(page, *within)[1]


def _looked_at(page: Any, *within: str) -> tuple[int, list[str]]:
    """How many of axe-core's rules the page keeps, and where it breaks one."""
    page.evaluate((node.modules("axe") / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    where = {"include": [[selector] for selector in within]} if within else {}
    found = page.evaluate("where => axe.run(where ?? document, { resultTypes: ['violations'] })", where or None)
    return len(found["passes"]), [
        f"{one['id']}: {part['html'][:200]} {part['failureSummary']}"
        for one in found["violations"]
        for part in one["nodes"]
    ]


def shot(page: Any, name: str) -> None:
    """A picture of what is on the screen, once all cards are there."""
    page.mouse.move(0, 0)
    page.evaluate("window.scrollTo(0, 0)")
    page.wait_for_function("() => [...document.images].every((image) => image.complete)")
    page.wait_for_function("() => document.getAnimations().every((one) => one.effect.getTiming().iterations > 1)")
    picture = Image.open(io.BytesIO(page.screenshot())).quantize(256)  # a third of the bytes
    picture.save(SCREENSHOTS / f"table-{name}.png", optimize=True)


FITS = "() => document.documentElement.scrollWidth <= window.innerWidth"
LOOKS = (("light", "en"), ("dark", "pl"))


def shots(page: Any, name: str, again: Callable[[], object] = lambda: None) -> None:
    """On a desk and on a phone, light in English and dark in Polish; `again` opens what another language has closed.

    Nothing may reach out of the screen, and axe-core finds nothing. Pictures and the report are made only when
    documents are written; axe-core then looks at each of the four.
    """
    is_written = bool(os.environ.get("UU_WRITE_DOCS"))
    for scheme, language in LOOKS:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        speak(page, language, again)
        for size in (DESK, PHONE):
            page.set_viewport_size(size)
            page.wait_for_function(FITS, timeout=20_000)  # cards move together when the window has become narrower
            state = f"{name}-{language}-{scheme}-{size['width']}"
            if is_written:
                shot(page, state)
            if is_written or (scheme, size) in (("light", DESK), ("dark", PHONE)):
                _check(page, f"{name}, {language}, {scheme}, {size['width']} pixels", is_written)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.set_viewport_size(DESK)
    speak(page, "en", again)


def _check(page: Any, state: str, is_written: bool) -> None:
    kept, broken = _looked_at(page)
    assert broken == [], state
    if is_written:
        lines = REPORT.read_text(encoding="utf-8").splitlines() if REPORT.exists() else REPORT_HEAD.splitlines()
        others = [line for line in lines[HEAD_LINES:] if not line.startswith(f"| {state} |")]
        lines = [*lines[:HEAD_LINES], *sorted([*others, f"| {state} | {kept} | {len(broken)} |"])]
        REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")


def speak(page: Any, language: str, again: Callable[[], object] = lambda: None) -> None:
    """Choose another language at a table, wait until it is spoken, and open again what that has closed."""
    if page.locator(f"html[lang={language}]").count():
        return
    bar = page.locator("#bar select")
    if bar.count():
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        bar.select_option(language)
        page.locator(f"html[lang={language}] #page:not([aria-busy])").wait_for()
    else:
        page.set_extra_http_headers({"Accept-Language": language})
        page.reload()
    again()
