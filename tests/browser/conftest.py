"""A Chromium and a live server; marked `browser`, run by make test where a Chromium is found."""

import os
from collections.abc import Iterator

import pytest

from tests.games.conftest import toy  # noqa: F401 - a fixture
from tests.games.server import embedded_process, running_server
from tests.services.binaries import chromium
from tests.services.processes import Process

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


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Process]]:
    """The whole service in a process of its own, as `make run` starts it: its address, and the process."""
    with embedded_process(tmp_path_factory.mktemp("service"), UU_THROTTLE_AUTH="600/minute") as running:
        yield running
        running[1].kill()


@pytest.fixture
def address(service: tuple[str, Process]) -> str:
    return service[0]


@pytest.fixture
def page(browser_context):
    """A fresh tab that notes what goes wrong in it: `page.troubles`."""
    page = browser_context.new_page()
    page.set_default_timeout(60_000)
    page.troubles = []
    page.on("pageerror", lambda error: page.troubles.append(str(error)))
    page.on("requestfailed", lambda request: page.troubles.extend(_trouble_with(request)))
    yield page
    page.close()


def _trouble_with(request):
    """A page that is left takes its requests along: that is no trouble."""
    return [] if request.failure == "net::ERR_ABORTED" else [f"failed: {request.url}"]
