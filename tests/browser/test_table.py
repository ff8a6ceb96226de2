"""The table in the browser, played in a real Chromium against the whole service in a process of its own."""

from typing import Any

import httpx
import pytest

from tests.browser.table_page import (
    DESK,
    OFFERED,
    PHONE,
    PLAY,
    SENSES,
    SETTLED,
    answer_by_mouse,
    open_game,
    open_start,
    shots,
)
from tests.services.processes import Process

pytestmark = pytest.mark.browser
WHOLE_GAME = 4000
"""Clicks: far more than any game takes."""
SEND = "uu-prompts .send:not([disabled])"
UNCHOSEN = (
    "uu-prompts .forms button:not([disabled], [aria-pressed=true], [aria-expanded=true]), .card.choosable:not(.chosen)"
)
QUESTIONS = ", ".join(f".prompt[data-kind={kind}]" for kind in ("choose_cards", "effects", "choose_players", "market"))
"""Kinds that want more than a card of the hand."""
GAMES = [("unstable_unicorns", "no-preference", True), ("kill_the_unicorns", "reduce", False)]
"""With motion and sound, and without."""


def no_overflow(page: Any) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def troubles(page: Any) -> list[str]:
    """What went wrong in the page; a stream that it closes itself is reported by the browser as failed."""
    return [trouble for trouble in page.troubles if "/stream?" not in trouble]


def test_the_home_page_leads_everywhere_in_the_readers_language(page: Any, address: str) -> None:
    page.set_extra_http_headers({"Accept-Language": "pl"})
    page.goto(f"{address}/")
    assert page.locator("html").get_attribute("lang") == "pl"
    assert "Zagraj teraz" in page.locator("a.door.main").inner_text()
    assert [link.get_attribute("href") for link in page.locator(".door").all()] == [
        *("/play/", "/docs/", "/docs/problems", "/admin/", "/healthz")
    ]
    shots(page, "home")
    assert troubles(page) == []


@pytest.mark.parametrize(("ruleset", "motion", "is_loud"), GAMES)
def test_a_whole_game_against_three_bots_is_played_by_clicking_and_scrubbed_afterwards(
    page: Any, address: str, ruleset: str, motion: str, is_loud: bool
) -> None:
    page.add_init_script(f"({SENSES})()")
    page.set_viewport_size(DESK)
    open_game(page, address, ruleset, bots=3)
    page.get_by_label("Sound").set_checked(is_loud)
    for _ in range(4):
        answer_by_mouse(page)
        page.locator(f"{OFFERED}, .result").first.wait_for()
    shots(page, ruleset)
    _play_until_asked(page, QUESTIONS)
    shots(page, f"{ruleset}-question", lambda: _open_a_purchase(page))
    _open_a_purchase(page)
    paid = page.locator("fieldset:has([data-value^=h]) legend")
    assert all(text.startswith("Pay with") for text in paid.all_inner_texts())
    page.emulate_media(reduced_motion=motion)
    page.evaluate("window.senses = { notes: 0, moves: 0 }")
    assert page.evaluate(PLAY, WHOLE_GAME) < WHOLE_GAME
    senses = page.evaluate("window.senses")
    assert (senses["notes"] > 0, senses["moves"] > 0) == (is_loud, motion == "no-preference")
    assert page.locator(".result h1").inner_text()
    assert page.locator(".scores tbody tr").count() in (0, 4)
    shots(page, f"{ruleset}-result")
    page.locator(".result a[href^='#replay']").click()
    _scrub(page)
    shots(page, f"{ruleset}-replay", lambda: _scrub(page))
    assert troubles(page) == []


def _open_a_purchase(page: Any) -> None:
    """Of several things to buy the first that can be paid in several ways; other questions have no such choice."""
    for article in page.locator(".tiles .choice").all():
        article.click()
        if page.locator("fieldset:has([data-value^=h])").count():
            return


def _play_until_asked(page: Any, kinds: str) -> None:
    for _ in range(WHOLE_GAME):
        page.locator(f"{OFFERED}, .result").first.wait_for()
        assert page.locator(".result").count() == 0, "a whole game without such a question"
        if page.locator(kinds).count():
            return
        answer_by_mouse(page)


def _scrub(page: Any) -> None:
    """One step by a click, to the end by a key, and back into the middle."""
    page.locator(".scrubber output", has_text="1/").wait_for()
    page.locator("button.later").click()
    page.locator(".scrubber output", has_text="2/").wait_for()
    early = page.locator("uu-log li").count()
    page.locator(".scrubber input").press("End")
    last = page.locator(".scrubber input").get_attribute("max")
    page.locator(".scrubber output", has_text=f"{last}/{last}").wait_for()
    assert page.locator("uu-log li").count() > early
    assert page.locator(".choosable, uu-prompts").count() == 0
    middle = str(int(last) // 2)
    page.locator(".scrubber input").fill(middle)
    page.locator(".scrubber output", has_text=f"{middle}/").wait_for()


def test_somebody_without_a_seat_watches_and_sees_no_hand(page: Any, address: str) -> None:
    with httpx.Client(base_url=f"{address}/api/v1/") as host:
        host.headers["Authorization"] = f"Bearer {host.post('auth/guest').json()['access']}"
        wanted = {"ruleset": "unstable_unicorns", "access": "public", "bots": ["random"] * 3}
        game = host.post("games", json=wanted).json()["id"]
        assert host.post(f"games/{game}/start", json={}).status_code == 200
    open_start(page, address)
    page.locator(f".lists a[href='#game={game}']").click()
    page.locator("uu-table .seat").nth(3).wait_for()
    assert page.locator(".mine .card, .choosable, .prompt").count() == 0
    shots(page, "watching")
    assert troubles(page) == []


def test_a_window_can_be_passed_in_advance(page: Any, address: str) -> None:
    open_game(page, address, "unstable_unicorns")
    page.locator("[data-window=neigh]").select_option("always")
    for _ in range(6):
        _play_until_asked(page, ".prompt")
        assert page.locator("[data-kind=neigh_window]").count() == 0
        answer_by_mouse(page)
    page.reload()
    page.locator("[data-window=neigh]").wait_for()
    assert page.locator("[data-window=neigh]").input_value() == "always"
    page.locator("[data-window=neigh]").select_option("never")
    _play_until_asked(page, "[data-kind=neigh_window]")
    assert troubles(page) == []


def test_a_game_is_begun_and_played_by_keyboard_alone(page: Any, address: str) -> None:
    open_start(page, address)
    page.locator("input[name=name]").focus()
    page.keyboard.type("Kay")
    page.keyboard.press("Enter")
    for _ in range(5):
        page.locator(OFFERED).first.wait_for()
        asked = page.locator(".prompt").first.get_attribute("data-prompt")
        while page.locator(f"[data-prompt='{asked}']").count():
            _tab_to(page, SEND if page.locator(SEND).count() else UNCHOSEN)
            page.keyboard.press("Enter")
            page.wait_for_function(SETTLED, arg=asked)
    assert troubles(page) == []


def _tab_to(page: Any, wanted: str) -> None:
    for _ in range(200):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {wanted}")


def test_a_game_goes_on_after_a_restart_of_the_service(page: Any, service: tuple[str, Process]) -> None:
    address, process = service
    open_game(page, address, "unstable_unicorns")
    page.evaluate(PLAY, 4)
    process.kill()
    page.locator("body.offline").wait_for()
    assert page.locator("#notice").inner_text()
    process.start()
    page.locator("body:not(.offline)").wait_for()
    page.locator(OFFERED).first.wait_for()
    page.evaluate(PLAY, 4)
    page.reload()
    page.locator(OFFERED).first.wait_for()


def test_five_languages_light_and_dark_on_a_phone(page: Any, address: str) -> None:
    page.set_viewport_size(PHONE)
    for language in ("pl", "it", "fr", "es"):
        open_start(page, address, language)
        assert no_overflow(page)
    page.emulate_media(color_scheme="dark")
    open_game(page, address, "unstable_unicorns", language="pl")
    assert page.locator("html").get_attribute("lang") == "pl"
    assert no_overflow(page)
    open_start(page, address)
    shots(page, "start")


def test_a_finger_sees_a_card_large_before_it_is_played(page: Any, browser_context: Any, address: str) -> None:
    page.set_viewport_size(PHONE)
    browser_context.new_cdp_session(page).send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    open_game(page, address, "unstable_unicorns")
    card = page.locator(".mine .choosable:not([title$=': '])").first  # with a text to read
    for _ in range(20):
        page.locator(OFFERED).first.wait_for()
        if card.count():
            break
        answer_by_mouse(page)
    asked = page.locator(".prompt").first.get_attribute("data-prompt")
    card.click()
    page.locator("dialog.look .acts button").last.click()
    page.locator("dialog.look").wait_for(state="detached")
    assert page.locator(f"[data-prompt='{asked}']").count() == 1, "looking is free"
    card.click()
    shots(page, "card", lambda: card.click())
    page.locator("dialog.look .act").first.click()
    page.locator(f"[data-prompt='{asked}']").wait_for(state="detached")
    assert troubles(page) == []


def test_the_first_visit_is_small(page: Any, address: str) -> None:
    open_start(page, address)
    page.reload()
    page.locator(".lists section").nth(2).wait_for()
    sizes = page.evaluate("performance.getEntries().map((entry) => [entry.name, entry.encodedBodySize ?? 0])")
    assert 10_000 < sum(size for _, size in sizes) < 80_000, sizes
