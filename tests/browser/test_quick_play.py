"""Two people who press the button for people meet at one table, in a real Chromium."""

from typing import Any

import pytest

from tests.browser.table_page import open_start, shots

pytestmark = pytest.mark.browser


def test_who_waits_can_cancel_and_reload_and_meets_somebody(page: Any, browser_context: Any, address: str) -> None:
    friend = browser_context.new_page()
    open_start(page, address)
    page.locator("button.people").click()
    page.locator(".seeking .cancel").click()
    page.locator("button.people").click()
    page.locator(".seeking .cancel").wait_for()
    shots(page, "seeking")
    page.reload()
    page.locator(".seeking .cancel").wait_for()
    open_start(friend, address.replace("127.0.0.1", "localhost"))  # another origin: another guest
    friend.locator("button.people").click()
    for one in (page, friend):
        one.locator("uu-table").wait_for(timeout=90_000)
    assert page.url.split("#")[1] == friend.url.split("#")[1]
    assert [trouble for trouble in page.troubles if "/stream?" not in trouble] == []
    friend.close()
