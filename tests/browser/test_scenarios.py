"""A designer's scenario in a real Chromium: a new card of a draft, laid out, played from every seat, taken back."""

from typing import Any

import pytest

from cards.drafting.cards import check_save_card
from cards.drafting.drafts import check_open_draft
from cards.files.rows import plain_card
from cards.language.catalogue import SHIPPED
from cards.models import Card
from cards.publishing.publish import check_try
from cards.publishing.shipped import do_load_file
from games.models import Game
from tests.browser.table_page import shots
from tests.cards.people import staff

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
NEW = "velvet_unicorn"


@pytest.fixture
def address(served: str) -> str:
    """Of the table at which the draft with the new card is tried."""
    ada = staff("Ada", "editor")
    draft = check_open_draft(do_load_file(SHIPPED / "unstable-unicorns-2e.yaml"), ada)
    old = plain_card(Card.objects.get(version=draft, face="rhinocorn"))
    check_save_card(draft.pk, None, 0, ada, {**old, "id": NEW, "names": dict.fromkeys(old["names"], "Velvet Unicorn")})
    return served + check_try(draft.pk, ada)


def test_a_designer_lays_out_a_new_card_plays_every_seat_and_takes_back(page: Any, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(address)
    bar = page.locator("uu-scenario")
    bar.locator(".lay").click()
    assert "with=" not in page.url
    _lay(page)

    def again() -> None:
        bar.locator(".lay").click()
        _lay(page)

    shots(page, "laying-out", again)
    page.locator("dialog.laying .act").click()
    hand = page.locator(".mine .card[aria-label^='Velvet Unicorn']")
    hand.wait_for()
    shots(page, "scenario")
    hand.click()
    for seat in "BC":  # the page goes where the question is
        page.locator(".seats [aria-pressed=true]", has_text=seat).wait_for()
        page.locator("[data-kind=neigh_window] button[data-type=pass]").click()
    stable = page.locator("section.seat[aria-label=A] .card[aria-label^='Velvet Unicorn']")
    stable.wait_for()
    bar.locator(".restart").click()
    page.locator("uu-log li", has_text="taken back").wait_for()
    hand.wait_for()
    assert stable.count() == 0
    assert Game.objects.filter(status="running").count() == 1
    assert [trouble for trouble in page.troubles if "/stream?" not in trouble] == []


def _lay(page: Any) -> None:
    places = page.locator("dialog.laying .places")
    page.locator("dialog.laying input[name=bots]").uncheck()
    places.locator("[data-zone=hand][data-seat='0'] select").select_option(NEW)
    places.locator("[data-zone=stable][data-seat='1'] select").select_option("unicorn_phoenix")
    places.locator("[data-zone=stable][data-seat='1'] select").select_option("yay")
    places.locator("[data-zone=stable][data-seat='1'] li button").last.click()
    places.locator("[data-zone=stable][data-seat='0'] input").uncheck()
