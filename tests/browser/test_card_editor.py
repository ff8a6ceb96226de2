"""Writing a card in a real browser: words at the caret, problems that lead to their place, and nothing is lost."""

import pytest
from django.contrib.sessions.models import Session

from cards.drafting.drafts import check_open_draft
from cards.language.catalogue import SHIPPED
from cards.models import Card
from cards.publishing.shipped import do_load_file
from tests.browser.card_page import DESK, PASSWORD, PHONE, checked, scripts_that_failed, sign_in
from tests.cards.people import staff

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

BROKEN = "- when: on_play\n  do:\n  - draw: {count: 4}\n  - destroy: {of: unicron}\n"
TYPED = "- when: on_play\n  do:\n  - draw: {count: 5}\n"


@pytest.fixture
def card():
    ada = staff("Ada", "publisher", password=PASSWORD)
    draft = check_open_draft(do_load_file(SHIPPED / "unstable-unicorns-2e.yaml"), ada)
    return draft.cards.get(face="good_deal")


def test_nothing_that_was_typed_is_lost_when_the_session_ends(live_server, page, card):
    address = f"{live_server.url}/admin/cards/card/{card.pk}/change/"
    page.set_viewport_size(DESK)
    page.route(
        "**/similar/", lambda route: route.abort()
    )  # it asks by itself, and would learn of the end before the form
    page.goto(address)
    sign_in(page)
    page.click("#tab-yaml")
    program = page.locator("textarea[name=program]")
    mend_by_a_click(page, program)
    take_a_word_on_a_phone(page, program)

    program.fill(TYPED.replace("5", "4"))
    checked(page, problems=0)
    page.click("#tab-blocks")
    Session.objects.all().delete()
    page.locator("#blocks input[type=number]").first.fill("5")  # what blocks write needs no answer of the server
    page.locator("#signed-out").wait_for()
    page.click("button[name=_save]")
    assert page.url == address, "a form of somebody who is signed out is not sent"
    with page.expect_popup() as opened:
        page.click("#signed-out a")
    sign_in(opened.value)
    opened.value.close()
    page.locator("#signed-out").wait_for(state="hidden")

    checked(page, problems=0)
    Session.objects.all().delete()  # this time the page learns of it only by sending the form
    with page.expect_navigation():
        page.click("button[name=_save]")
    sign_in(page)
    assert "count: 5" not in program.input_value()
    page.click("#copy-take")
    checked(page, problems=0)
    assert page.locator("#blocks input[type=number]").first.input_value() == "5"
    with page.expect_navigation():
        page.click("button[name=_save]")
    assert Card.objects.get(pk=card.pk).program == [{"when": "on_play", "do": [{"draw": {"count": 5}}]}]
    page.goto(address)
    assert page.locator("#copy-found").is_hidden()
    assert scripts_that_failed(page) == []


def mend_by_a_click(page, program):
    program.fill(BROKEN)
    checked(page, problems=1)
    page.locator("#live-problems button").first.click()
    selected = "t => t.value.slice(t.selectionStart, t.selectionEnd)"
    assert program.evaluate(selected) == "unicron"
    page.locator("#live-problems button").last.click()
    checked(page, problems=0)
    assert program.input_value() == BROKEN.replace("unicron", "unicorn")


def take_a_word_on_a_phone(page, program):
    """The list of words stands at the caret, within the window, and the chosen word is always in sight."""
    page.set_viewport_size(PHONE)
    program.fill("- when: on_play\n  do:\n  - ")
    program.press("Control+End")
    program.press("Control+Space")
    page.locator(".cards-words li").first.wait_for()
    for _ in range(12):
        program.press("ArrowDown")
    box, word = (page.locator(f".cards-words{inner}").bounding_box() for inner in ("", " .chosen"))
    assert 0 <= box["x"] <= PHONE["width"] - box["width"]
    assert 0 <= box["y"] <= PHONE["height"] - box["height"]
    assert box["y"] - 1 <= word["y"] <= box["y"] + box["height"] - word["height"] + 1
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    program.press("Escape")
    page.set_viewport_size(DESK)
