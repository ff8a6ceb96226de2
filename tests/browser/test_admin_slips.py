"""What once looked wrong in the admin, or lost what was typed, in a real browser. Each stays mended."""

import pytest
from django.contrib.sessions.models import Session

from cards.drafting.cards import check_save_card
from cards.drafting.drafts import check_open_draft
from cards.files.rows import plain_card
from cards.language.catalogue import SHIPPED
from cards.models import Card
from cards.publishing.shipped import do_load_file
from tests.browser.card_page import DESK, PASSWORD, PHONE, checked, scripts_that_failed, sign_in
from tests.browser.test_gate_page import ada  # noqa: F401 - a fixture
from tests.cards.people import staff

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
GAP = 8
"""So many pixels lie at least between two things of a form."""

ENGLISH = ("Select Record", "Select all rows", "Type to search", "No results found", "version 1", "1 changes")


@pytest.fixture
def draft(ada):  # noqa: F811 - the fixture
    return check_open_draft(do_load_file(SHIPPED / "unstable-unicorns-2e.yaml"), ada)


def box_of(page, selector):
    found = page.locator(selector).first.bounding_box()
    assert found, selector
    return found


def below(page, upper, lower):
    """How many pixels one thing stands below another."""
    box = box_of(page, upper)
    return box_of(page, lower)["y"] - box["y"] - box["height"]


def width_of(page):
    return page.evaluate("document.documentElement.scrollWidth")


def test_what_a_script_wrote_is_kept_when_save_finds_that_the_session_has_ended(live_server, page, browser_context):
    """It was never typed, so no key has kept a copy of it: *Save* alone does."""
    browser_context.clear_cookies()
    card = check_open_draft(
        do_load_file(SHIPPED / "unstable-unicorns-2e.yaml"), staff("Ada", "publisher", password=PASSWORD)
    ).cards.get(face="good_deal")
    page.route("**/similar/", lambda route: route.abort())
    page.goto(f"{live_server.url}/admin/cards/card/{card.pk}/change/")
    sign_in(page)
    checked(page)
    page.evaluate("document.querySelector('[name=copies]').value = '7'")
    Session.objects.all().delete()
    with page.expect_navigation():
        page.click("button[name=_save]")
    sign_in(page)
    assert page.locator("[name=copies]").input_value() != "7"
    page.click("#copy-take")
    checked(page)
    with page.expect_navigation():
        page.click("button[name=_save]")
    assert Card.objects.get(pk=card.pk).copies == 7
    assert scripts_that_failed(page) == []


def test_a_missing_name_marks_its_language_and_leads_to_its_field(live_server, page, draft):
    card = draft.cards.get(face="good_deal")
    page.goto(f"{live_server.url}/admin/cards/card/{card.pk}/change/")
    checked(page)
    marked = page.locator("#face-tabs .lacking")
    assert marked.count() == 0
    folded = page.locator("details:has([name=name_pl])")
    folded.evaluate("folded => { folded.open = true }")
    page.locator("[name=name_pl]").fill("")
    checked(page, problems=1)
    folded.evaluate("folded => { folded.open = false }")
    assert marked.all_inner_texts() == ["pl"]
    page.locator("#live-problems button").click()
    assert page.evaluate("document.activeElement.name") == "name_pl"
    page.locator("#names-as-english").click()
    checked(page)
    assert marked.count() == 0
    assert page.locator("[name=name_pl]").input_value() == "Good Deal"


def test_the_form_of_a_new_set_has_room_between_its_fields(live_server, page, ada):  # noqa: F811 - the fixture
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        page.goto(f"{live_server.url}/admin/cards/cardset/add/")
        assert below(page, ".cards-row:has([name=slug])", ".cards-row:has([name=ruleset])") >= GAP
        assert below(page, ".cards-row:has([name=ruleset])", ".cards-row:has([name=name])") >= GAP
        assert below(page, "label[for=id_slug]", "[name=slug]") > 0
        assert below(page, ".cards-row:has([name=name])", ".cards-form button") >= GAP


def test_a_difference_is_no_wider_than_a_phone(live_server, page, ada, draft):  # noqa: F811 - the fixture
    card = draft.cards.get(face="good_deal")
    long = {**plain_card(card), "names": {**plain_card(card)["names"], "pl": "Bardzo" * 12}}
    check_save_card(draft.pk, card.pk, card.revision, ada, long)
    page.set_viewport_size(PHONE)
    page.goto(f"{live_server.url}/admin/cards/cardsetversion/{draft.pk}/diff/")
    assert "Bardzo" in page.locator(".cards-difference").first.inner_text()
    assert width_of(page) <= PHONE["width"]
    line = box_of(page, ".cards-field pre")
    assert line["x"] + line["width"] <= PHONE["width"]


def test_on_a_phone_the_editor_stands_above_what_is_said_about_it(live_server, page, draft):
    card = draft.cards.get(face="good_deal")
    page.set_viewport_size(PHONE)
    page.goto(f"{live_server.url}/admin/cards/card/{card.pk}/change/")
    checked(page)
    assert below(page, "#blocks", "#card-live") >= 0
    page.set_viewport_size(DESK)
    assert box_of(page, "#card-live")["x"] > box_of(page, "#blocks")["x"] + box_of(page, "#blocks")["width"]


def test_on_a_phone_no_row_of_a_list_cuts_its_text_off(live_server, page, ada, draft):  # noqa: F811 - the fixture
    page.set_viewport_size(PHONE)
    for path in (f"card/?version__id__exact={draft.pk}", "cardsetversion/"):
        page.goto(f"{live_server.url}/admin/cards/{path}")
        page.locator("#result_list td").first.wait_for()
        cut = page.evaluate(
            "[...document.querySelectorAll('#result_list td, #result_list th')]"
            ".filter(cell => cell.scrollHeight > cell.clientHeight + 1).map(cell => cell.textContent.trim())"
        )
        assert cut == []


def test_the_page_of_a_published_version_is_no_wider_than_a_phone(live_server, page, ada, draft):  # noqa: F811
    published = draft.card_set.versions.get(status="published")
    page.set_viewport_size(PHONE)
    page.goto(f"{live_server.url}/admin/cards/cardsetversion/{published.pk}/change/")
    assert published.content_hash in page.content()
    assert width_of(page) <= PHONE["width"]


@pytest.mark.parametrize("language", ["es", "fr", "it", "pl"])
def test_no_list_speaks_english_to_others(live_server, page, ada, draft, language):  # noqa: F811 - the fixture
    page.set_extra_http_headers({"Accept-Language": language})
    page.set_viewport_size(PHONE)
    for path in (f"cards/card/?version__id__exact={draft.pk}", "cards/cardset/", "cards/change/?q=nothing"):
        page.goto(f"{live_server.url}/admin/{path}")
        said = page.locator("body").inner_text() + str(page.locator("[placeholder]").first.get_attribute("placeholder"))
        assert [word for word in ENGLISH if word in said and (word, language) != ("version 1", "fr")] == [], path
