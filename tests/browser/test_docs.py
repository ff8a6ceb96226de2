"""The docs page reads and tries the API, on its own."""

import os
from pathlib import Path

import pytest

from tools.checks import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
PICTURES = ROOT / "docs" / "screenshots"


@pytest.fixture
def docs(live_server, page):
    """The page, opened, and what it asked for."""
    page.asked = []
    page.on("request", lambda request: page.asked.append(request.url))
    page.set_viewport_size({"width": 1280, "height": 1000})
    page.goto(f"{live_server.url}/docs")
    page.get_by_text("/api/v1/auth/guest").first.wait_for()
    return page


def operation(docs, name):
    """Its block, unfolded."""
    block = docs.locator(f".opblock[id$='-{name}']")
    block.locator(".opblock-summary-control").click()
    block.locator(".opblock-description").wait_for()
    return block


def tried(block):
    """What the service answered when the operation was tried out as it stands."""
    block.get_by_role("button", name="Try it out").click()
    block.get_by_role("button", name="Execute").click()
    live = block.locator(".live-responses-table tr.response")
    live.wait_for()
    return live


def test_the_docs_page_shows_operations_and_asks_nobody_else(docs, live_server):
    assert docs.troubles == []
    assert [url for url in docs.asked if not url.startswith((live_server.url, "data:", "blob:"))] == []


def test_an_operation_is_tried_out_with_its_example_and_answers(docs, live_server):
    block = operation(docs, "createGuest")
    live = tried(block)
    assert live.locator(".response-col_status").first.inner_text().startswith("201")
    live.locator(".response-col_description").filter(has_text='"is_guest": true').wait_for()
    assert [url for url in docs.asked if not url.startswith((live_server.url, "data:", "blob:"))] == []
    assert "CSRF" not in block.locator(".curl").inner_text()
    live.evaluate("answer => answer.scrollIntoView({block: 'end'})")
    docs.screenshot(path=shot("docs-tried-out.png"))


def test_a_token_entered_once_is_sent_with_every_try(docs):
    guest = operation(docs, "createGuest")
    answer = tried(guest).locator(".response-col_description code").filter(has_text='"access": "')
    token = answer.inner_text().split('"access": "')[1].split('"')[0]
    docs.get_by_role("button", name="Authorize").first.click()
    docs.locator(".auth-container input").first.fill(token)
    docs.locator(".auth-container").get_by_role("button", name="Apply credentials").first.click()
    docs.locator(".btn-done, .close-modal").first.click()
    me = tried(operation(docs, "getMe"))
    assert me.locator(".response-col_status").first.inner_text().startswith("200")


def test_the_page_as_it_opens_is_looked_at(docs):
    docs.screenshot(path=shot("docs.png"))
    assert docs.get_by_text("uu-service").first.is_visible()
    assert docs.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def shot(name: str) -> Path:
    """Where pictures go: into the documents only when they are being written."""
    folder = PICTURES if os.environ.get("UU_WRITE_DOCS") else ROOT / "var"
    folder.mkdir(exist_ok=True)
    return folder / name
