"""The table in the browser, played in a real Chromium against the whole service in a process of its own."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.table_page import (
    DESK,
    PHONE,
    PLAY,
    answer_by_mouse,
    barriers,
    open_game,
    open_start,
    shots,
    speak,
)
from tests.games.server import embedded_process
from tests.services.processes import Process

pytestmark = pytest.mark.browser
WHOLE_GAME = 4000
"""Clicks: far more than any game takes."""


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Process]]:
    with embedded_process(tmp_path_factory.mktemp("service"), UU_THROTTLE_AUTH="600/minute") as running:
        yield running
        running[1].kill()


@pytest.fixture
def address(service: tuple[str, Process]) -> str:
    return service[0]


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
        *("/play/", "/docs", "/docs/problems", "/admin/", "/healthz")
    ]
    assert barriers(page) == []
    shots(page, "home")
    assert troubles(page) == []


@pytest.mark.parametrize(("ruleset", "bots"), [("unstable_unicorns", 2), ("kill_the_unicorns", 2)])
def test_a_whole_game_is_played_by_clicking_and_scrubbed_afterwards(
    page: Any, address: str, ruleset: str, bots: int
) -> None:
    page.set_viewport_size(DESK)
    page.emulate_media(reduced_motion="reduce")
    open_game(page, address, ruleset, bots)
    for _ in range(4):
        answer_by_mouse(page)
        page.locator("uu-prompts button:not([disabled]), .result").first.wait_for()
    for language in ("pl", "en"):
        speak(page, language)
        shots(page, f"{ruleset}-{language}")
    assert barriers(page) == []
    assert page.evaluate(PLAY, WHOLE_GAME) < WHOLE_GAME
    assert page.locator(".result h1").inner_text()
    assert page.locator(".scores tbody tr").count() in (0, bots + 1)
    assert barriers(page) == []
    shots(page, f"{ruleset}-result")
    _scrub(page)
    shots(page, f"{ruleset}-replay")
    assert troubles(page) == []


def _scrub(page: Any) -> None:
    page.locator(".result a[href^='#replay']").click()
    page.locator(".scrubber output", has_text="1/").wait_for()
    page.locator("button.later").click()
    page.locator(".scrubber output", has_text="2/").wait_for()
    early = page.locator("uu-log li").count()
    page.locator(".scrubber input").press("End")
    last = page.locator(".scrubber input").get_attribute("max")
    page.locator(".scrubber output", has_text=f"{last}/{last}").wait_for()
    assert page.locator("uu-log li").count() > early
    assert page.locator(".choosable, uu-prompts").count() == 0
    assert barriers(page) == []


def test_a_friend_joins_by_the_link_and_answers_in_time_with_a_wrong_clock(
    page: Any, browser_context: Any, address: str
) -> None:
    """Timed by the server's clock: the friend's own is an hour ahead."""
    friend = browser_context.new_page()
    friend.add_init_script("const real = Date.now; Date.now = () => real() + 3_600_000;")
    _sit_down(page, friend, address)
    for _ in range(2):
        _page_that_is_asked(page, friend, "choose_baby", "choose_baby")
    _one_plays_and_the_other_answers(page, friend)
    friend.close()
    assert troubles(page) == []


def _one_plays_and_the_other_answers(host: Any, friend: Any) -> None:
    """The first player plays a card; the other one has a window, timed by the server's clock."""
    active = _page_that_is_asked(host, friend, "action", "play_card")
    other = friend if active is host else host
    window = other.locator("[data-kind=neigh_window]")
    window.wait_for()
    left = float(re.findall(r"[\d.]+", window.locator(".seconds").inner_text())[0])
    assert 0 < left <= 65  # an hour of difference would show
    window.locator("button[data-type=pass]").click()
    window.wait_for(state="detached")


def _sit_down(page: Any, friend: Any, address: str) -> None:
    open_start(page, address)
    page.locator("select[name=bots]").select_option("0")
    page.locator("form.new summary").click()
    page.locator("select[name=mode]").select_option("live")
    page.locator("input[name='clock.turn']").fill("600")
    page.locator("input[name='clock.neigh']").fill("60")
    page.locator("form.new button.invite").click()
    link = page.locator(".invite a").get_attribute("href")
    friend.goto(link.replace("127.0.0.1", "localhost"))  # another origin: another guest
    friend.locator("button.join").click()
    friend.get_by_role("button", name="I am ready").click()
    page.locator(".sitting li", has_text="Ready").nth(1).wait_for()
    shots(page, "lobby")
    page.locator("button.start").click()


def _page_that_is_asked(one: Any, other: Any, kind: str, answer: str) -> Any:
    """Clicks an answer and waits until the question is gone: chance decides who is asked first."""
    button = f"[data-kind={kind}] button[data-type={answer}]"
    while not (asked := [each for each in (one, other) if each.locator(button).count()]):
        one.wait_for_timeout(50)
    prompt = asked[0].locator(f"[data-kind={kind}]").get_attribute("data-prompt")
    asked[0].locator(button).first.click()
    asked[0].locator(f"[data-prompt='{prompt}']").wait_for(state="detached")
    return asked[0]


def test_a_game_is_begun_and_played_by_keyboard_alone(page: Any, address: str) -> None:
    open_start(page, address)
    page.locator("input[name=name]").focus()
    page.keyboard.type("Kay")
    page.keyboard.press("Enter")
    page.locator(".prompt").first.wait_for()
    for _ in range(3):
        asked = page.locator(".prompt").first.get_attribute("data-prompt")
        for _ in range(80):
            if page.evaluate("document.activeElement.matches('uu-prompts button')"):
                break
            page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.matches('uu-prompts button')")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "asked => !document.querySelector(`[data-prompt='${asked}']`) "
            "|| document.querySelector('[aria-pressed=true], .send:not([disabled])')",
            arg=asked,
        )
        page.evaluate(PLAY, 1)
        page.locator("uu-prompts button:not([disabled])").first.wait_for()
    assert troubles(page) == []


def test_a_game_goes_on_after_a_restart_of_the_service(page: Any, service: tuple[str, Process]) -> None:
    address, process = service
    open_game(page, address, "unstable_unicorns")
    page.evaluate(PLAY, 4)
    process.kill()
    page.locator("body.offline").wait_for()
    assert page.locator("#notice").inner_text()
    process.start()
    page.locator("body:not(.offline)").wait_for()
    page.locator("uu-prompts button:not([disabled])").first.wait_for()
    asked = answer_by_mouse(page)
    page.wait_for_function("asked => !document.querySelector(`[data-prompt='${asked}'] .act`)", arg=asked)
    page.reload()
    page.locator("uu-prompts button:not([disabled])").first.wait_for()


def test_five_languages_light_and_dark_on_a_phone(page: Any, address: str) -> None:
    page.set_viewport_size(PHONE)
    for language in ("pl", "it", "fr", "es"):
        open_start(page, address, language)
        assert no_overflow(page)
    page.emulate_media(color_scheme="dark")
    open_game(page, address, "unstable_unicorns", language="pl")
    assert page.locator("html").get_attribute("lang") == "pl"
    assert no_overflow(page)
    assert barriers(page) == []
    for language in ("pl", "en"):
        open_start(page, address, language)
        shots(page, f"start-{language}")
    assert barriers(page) == []


def test_a_finger_sees_a_card_large_before_it_is_played(page: Any, browser_context: Any, address: str) -> None:
    page.set_viewport_size(PHONE)
    browser_context.new_cdp_session(page).send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    open_game(page, address, "unstable_unicorns")
    card = page.locator(".mine .choosable").first
    for _ in range(20):
        page.locator("uu-prompts button:not([disabled])").first.wait_for()
        if card.count():
            break
        answer_by_mouse(page)
    asked = page.locator(".prompt").first.get_attribute("data-prompt")
    card.click()
    page.locator("dialog.look .acts button").last.click()
    page.locator("dialog.look").wait_for(state="detached")
    assert page.locator(f"[data-prompt='{asked}']").count() == 1, "looking is free"
    card.click()
    shots(page, "card")
    assert barriers(page) == []
    page.locator("dialog.look .act").first.click()
    page.locator(f"[data-prompt='{asked}']").wait_for(state="detached")
    assert troubles(page) == []


def test_the_first_visit_is_small(page: Any, address: str) -> None:
    open_start(page, address)
    page.reload()
    page.locator(".lists section").nth(2).wait_for()
    sizes = page.evaluate("performance.getEntries().map((entry) => [entry.name, entry.decodedBodySize ?? 0])")
    assert sum(size for name, size in sizes if "face.svg" not in name) < 150_000, sizes
