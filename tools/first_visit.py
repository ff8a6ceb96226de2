"""How long the first visit of a page takes on a slow line: `python -m tools.first_visit`. Figures, and no verdict.

A service of its own, a Chromium without a cache, and the lines that browsers' own tools use for such measurements.
"""

import sys
import tempfile
from itertools import product
from operator import itemgetter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.games.server import embedded_service
from tests.services.binaries import chromium

LINES = {  # name: milliseconds there and back, kilobits a second, how many times slower the processor is
    "as it is": (0, -1, 1),
    "4G on a phone": (150, 1_600, 4),
    "3G on a phone": (400, 400, 4),
}
PAGES = {  # what is visited: what is there once it can be used
    "/": "a.door.main",
    "/play/": "button.play",
    "/docs/": "#search:not([hidden])",
    "/docs/reference/takeAction": "#try button",
}
RUNS = 3


def main() -> None:
    _say("| page | line | first paint | first contentful paint | it can be used | requests | bytes |")
    _say("|---|---|---|---|---|---|---|")
    with (
        tempfile.TemporaryDirectory() as folder,
        embedded_service(Path(folder)) as address,
        sync_playwright() as running,
    ):
        browser = running.chromium.launch(executable_path=str(chromium()), args=list(FLAGS))
        for path, name in product(PAGES, LINES):
            runs = sorted((_visit(browser, address + path, path, LINES[name]) for _ in range(RUNS)), key=itemgetter(2))
            paint, content, ready, requests, sent = runs[RUNS // 2]
            times = f"{paint:.0f} ms | {content:.0f} ms | {ready:.0f} ms"
            _say(f"| `{path}` | {name} | {times} | {requests} | {sent / 1000:.0f} kB |")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


Visit = tuple[float, float, float, int, float]


def _visit(browser: Browser, address: str, path: str, line: tuple[int, int, int]) -> Visit:
    context = browser.new_context()
    page = context.new_page()
    session: Any = context.new_cdp_session(page)
    delay, kilobits, slower = line
    speed = kilobits * 1000 / 8 if kilobits > 0 else -1
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    session.send("Network.enable")
    conditions = {"offline": False, "latency": delay, "downloadThroughput": speed, "uploadThroughput": speed}
    session.send("Network.emulateNetworkConditions", conditions)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.goto(address, wait_until="commit")
    page.wait_for_selector(PAGES[path])
    ready = page.evaluate("performance.now()")
    paints = _paints(page)
    context.close()
    return paints["first-paint"], paints["first-contentful-paint"], ready, len(sizes), sum(sizes)


def _paints(page: Page) -> dict[str, float]:
    """When something was painted first. A slow processor paints after the page can be used, so ask until it has.

    Not by `wait_for_function`: that asks again by `eval`, which our pages forbid.
    """
    asked = "performance.getEntriesByType('paint').map((one) => [one.name, one.startTime])"
    while len(paints := dict(page.evaluate(asked))) < 2:
        page.wait_for_timeout(50)
    return paints


if __name__ == "__main__":
    main()
