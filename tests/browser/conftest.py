"""A Chromium and a live server; marked `browser`, run by make test where a Chromium is found."""

import os

import pytest

from tests.games.conftest import toy  # noqa: F401 - a fixture
from tests.games.server import running_server
from tests.services.binaries import chromium

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def browser_context(tmp_path_factory):
    from playwright.sync_api import sync_playwright

    program = chromium()
    assert program, "the browser tests need a Chromium"
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = (
        "true"  # playwright keeps a loop in this thread; the ORM is not called in it
    )
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            str(tmp_path_factory.mktemp("profile")), executable_path=str(program), args=list(FLAGS), headless=True
        )
        yield context
        context.close()


@pytest.fixture
def served():
    """The address of a server in this process that can also tell what is new, as Django's own for tests cannot."""
    with running_server() as address:
        yield address


@pytest.fixture
def page(browser_context):
    """A fresh tab that notes what goes wrong in it: `page.troubles`."""
    page = browser_context.new_page()
    page.set_default_timeout(60_000)
    page.troubles = []
    page.on("pageerror", lambda error: page.troubles.append(str(error)))
    page.on("requestfailed", lambda request: page.troubles.append(f"failed: {request.url}"))
    yield page
    page.close()
