"""How long the first visit of the table takes on a slow line: `python -m tools.first_visit`. Figures, and no verdict.

A service of its own, a Chromium without a cache, and the lines that browsers' own tools use for such measurements.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.games.server import embedded_service
from tests.services.binaries import chromium

LINES = {  # name: milliseconds there and back, kilobits a second, how many times slower the processor is
    "as it is": (0, -1, 1),
    "4G on a phone": (150, 1_600, 4),
    "3G on a phone": (400, 400, 4),
}
RUNS = 3


def main() -> None:
    _say("| line | first paint | first contentful paint | the form can be used | requests | bytes |")
    _say("|---|---|---|---|---|---|")
    with (
        tempfile.TemporaryDirectory() as folder,
        embedded_service(Path(folder)) as address,
        sync_playwright() as running,
    ):
        browser = running.chromium.launch(executable_path=str(chromium()), args=list(FLAGS))
        for name, line in LINES.items():
            runs = sorted((_visit(browser, address, line) for _ in range(RUNS)), key=lambda run: run[2])
            paint, content, ready, requests, sent = runs[RUNS // 2]
            _say(f"| {name} | {paint:.0f} ms | {content:.0f} ms | {ready:.0f} ms | {requests} | {sent / 1000:.0f} kB |")


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def _visit(browser: Browser, address: str, line: tuple[int, int, int]) -> tuple[float, float, float, int, float]:
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
    page.goto(f"{address}/play/", wait_until="commit")
    page.wait_for_selector("button.play")
    ready = page.evaluate("performance.now()")
    paints = dict(page.evaluate("performance.getEntriesByType('paint').map((one) => [one.name, one.startTime])"))
    context.close()
    return paints["first-paint"], paints["first-contentful-paint"], ready, len(sizes), sum(sizes)


if __name__ == "__main__":
    main()
