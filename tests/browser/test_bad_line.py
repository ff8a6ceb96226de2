"""The table in the browser on a line that is cut in the middle, and on a device that sleeps."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.table_page import OFFERED, PLAY, open_game
from tests.browser.wire import Wire, wire_to

pytestmark = pytest.mark.browser
ACTIONS = "/actions"
SLEEPER = """
  const awake = performance.now.bind(performance);
  let slept = 0;
  performance.now = () => awake() + slept;
  window.sleep = (ms) => { slept += ms; document.dispatchEvent(new Event("visibilitychange")); };
"""
"""A device that sleeps: time has passed, and nothing ran meanwhile."""


@pytest.fixture
def wire(address: str) -> Iterator[Wire]:
    with wire_to(int(address.rsplit(":", 1)[1])) as laid:
        yield laid


def test_what_was_clicked_while_the_line_was_cut_is_done_once_when_it_is_back(page: Any, wire: Wire) -> None:
    keys: list[str] = []
    page.on("request", lambda sent: keys.append(sent.headers["idempotency-key"]) if ACTIONS in sent.url else None)
    open_game(page, wire.address, "unstable_unicorns")
    page.evaluate(PLAY, 3)
    page.locator(OFFERED).first.wait_for()
    wire.cut()
    page.locator("body.offline").wait_for()
    asked = page.locator(".prompt").first.get_attribute("data-prompt")
    keys.clear()
    while len(keys) < 2:  # it was sent, and sent again
        page.evaluate(PLAY, 1)
    page.locator("#notice", has_text="No connection").wait_for()
    wire.mend()
    page.locator(f"[data-prompt='{asked}']").wait_for(state="detached")
    assert len(set(keys)) == 1, "the same key each time, so that the card is played once"
    page.locator("body:not(.offline)").wait_for()
    page.locator("#notice:empty").wait_for(state="attached")
    page.evaluate(PLAY, 4)


def test_a_device_that_slept_hears_again_what_happens(page: Any, address: str) -> None:
    page.add_init_script(SLEEPER)
    with page.expect_request(lambda sent: "/stream?" in sent.url):
        open_game(page, address, "unstable_unicorns")
    page.locator(OFFERED).first.wait_for()
    with page.expect_request(lambda sent: "/stream?" in sent.url):
        page.evaluate("window.sleep(300_000)")
    page.evaluate(PLAY, 2)
    page.locator(OFFERED).first.wait_for()
