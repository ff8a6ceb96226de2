"""An expansion in a real browser: cloned, changed, tried with its base, gated with its base, and published."""

import re
from pathlib import Path
from typing import Any

import pytest

from cards.language.catalogue import SHIPPED
from cards.models import CardSetVersion
from cards.publishing.shipped import do_load_file
from cards.selectors import published_version
from games.models import Game
from tests.cards.expansion import SMALL, UU, expansion, written
from tests.cards.people import signed_in, staff
from uu_service.celery import app
from uu_service.embedded import background

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
GATE_PATIENCE = 600
"""Seconds: its child is polite, and hardly runs beside others who are busy."""


@pytest.fixture
def ada(served: str, browser_context: Any) -> Any:
    """A publisher, and the browser is hers."""
    account = staff("Ada", "publisher", "operator")
    session = signed_in(account).cookies["sessionid"].value
    browser_context.add_cookies([{"name": "sessionid", "value": session, "url": served}])
    yield account
    browser_context.clear_cookies()


@pytest.fixture
def published(tmp_path: Path) -> CardSetVersion:
    do_load_file(SHIPPED / f"{UU}.yaml")
    version = do_load_file(written(tmp_path, expansion()))
    assert version is not None
    return version


@pytest.fixture
def worker(monkeypatch: Any, settings: Any) -> Any:
    """The embedded worker and beat, and a gate with fewer games than usual."""
    settings.CARDS_GATE_PATIENCE_SECONDS = GATE_PATIENCE
    monkeypatch.setenv("UU_GATE_GAMES", "14")
    with background(app):
        yield


def test_an_expansion_is_cloned_changed_gated_and_published(
    worker: None, ada: Any, published: CardSetVersion, served: str, page: Any
) -> None:
    page.on("dialog", lambda dialog: dialog.accept())
    page.goto(f"{served}/admin/cards/cardsetversion/{published.pk}/change/")
    assert page.locator("#extends").inner_text() == f"Extends {UU}"
    page.click("#verb-clone button")
    page.get_by_text("A draft was made").wait_for()
    found = re.search(r"cardsetversion/([0-9a-f-]+)/", page.url)
    assert found is not None
    draft = f"{served}/admin/cards/cardsetversion/{found.group(1)}"

    assert page.locator(f"input[name=extends][value='{UU}']").is_checked()
    page.fill("textarea[name=more_copies]", "llamacron: 3")
    page.click("button[name=_continue]")
    page.get_by_text("no set under this one has such a card").first.wait_for()
    page.fill("textarea[name=more_copies]", "llamacorn: 3")
    page.click("button[name=_continue]")
    page.get_by_text("are Neigh cards").first.wait_for()
    assert page.get_by_text("no set under this one has such a card").count() == 0

    page.click("#verb-try button")
    page.locator("uu-scenario").wait_for()
    assert [one["slug"] for one in Game.objects.get().card_sets] == [UU, SMALL]

    page.goto(f"{draft}/publishing/")
    page.click("#gate-form button")
    over = page.locator(".gate-passed, .gate-failed, .gate-broken")
    over.wait_for(timeout=GATE_PATIENCE * 1000)
    assert over.get_attribute("class") == "gate-passed", page.locator("#gate").inner_text()
    page.click("#publish-form button")
    page.get_by_text("version 2 is published").wait_for()
    latest = published_version(SMALL)
    assert latest is not None
    assert (latest.number, latest.more_copies, latest.checked_with) == (2, {"llamacorn": 3}, [[UU, 1]])
    assert [trouble for trouble in page.troubles if "/stream?" not in trouble] == []  # a stream ends with its page
