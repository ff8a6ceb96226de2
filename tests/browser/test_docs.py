"""The docs page works, on its own."""

import pytest

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


def test_the_docs_page_shows_operations_and_asks_nobody_else(live_server, page):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{live_server.url}/docs")
    page.get_by_text("/api/v1/auth/guest").first.wait_for(timeout=60_000)
    assert page.troubles == []
    assert [url for url in asked if not url.startswith((live_server.url, "data:", "blob:"))] == []
