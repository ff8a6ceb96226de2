"""Two browsers at one table whose hands are known: one card is stopped in time; for the next it is too late."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from cards.language.catalogue import SHIPPED
from cards.publishing.shipped import do_load_file
from games.models import Game
from games.rules.kernel.game import start_scenario
from games.rules.kernel.scenarios import LaidCards
from tests.browser.table_page import open_start, shots

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
LAID = [
    LaidCards("hand", ["rhinocorn", "rainbow_aura", "ginormous_unicorn"], 0),
    LaidCards("hand", ["neigh", "neigh"], 1),
    LaidCards("deck", ["unicorn_swap", "good_deal", "shake_up", "back_kick"]),
]
"""What is dealt: the host has cards to play, the friend has two to stop them with."""
WINDOW = "[data-kind=neigh_window]"
AN_HOUR_AHEAD = "const real = Date.now; Date.now = () => real() + 3_600_000;"


@pytest.fixture
def table(served: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a service that deals these hands; only requests settle a game there, for no clock runs."""
    do_load_file(SHIPPED / "unstable-unicorns-2e.yaml")
    monkeypatch.setattr("games.services.start.start", lambda *dealt: start_scenario(*dealt, LAID))
    return served


def test_a_friend_stops_a_card_in_time_and_is_too_late_for_the_next(
    page: Any, browser_context: Any, table: str
) -> None:
    """The friend's own clock is an hour ahead: times are the server's."""
    friend = browser_context.new_page()
    friend.add_init_script(AN_HOUR_AHEAD)
    _sit_down(page, friend, table)
    _play(page, "Rhinocorn")
    friend.locator(WINDOW).wait_for()
    left = float(friend.locator(".seconds").inner_text().split()[0])
    assert 0 < left <= 300  # an hour of difference would show
    _let_the_window_end(datetime.now(UTC) + timedelta(minutes=5))  # after the pictures, however long they take
    assert friend.locator(f"{WINDOW} .about[aria-label=Rhinocorn]").count() == 1, "what the window would stop"
    shots(friend, "window")
    friend.locator(".mine .card[aria-label^=Neigh]").first.click()
    page.locator(WINDOW).get_by_role("button", name="Pass").click()
    page.locator("uu-log li", has_text="Rhinocorn is stopped").wait_for()

    friend.locator("[data-kind=action] button[data-type=draw_card]").click()
    _play(page, "Ginormous Unicorn")
    friend.locator(WINDOW).wait_for()
    friend.route("**/actions", _come_too_late, times=1)
    friend.locator(".mine .card[aria-label^=Neigh]").first.click()
    friend.locator("#notice", has_text="Too late").wait_for()
    friend.locator(WINDOW).wait_for(state="detached")
    page.locator("uu-table > .seat .card[aria-label^='Ginormous Unicorn']").wait_for()
    assert [trouble for trouble in page.troubles if "/stream?" not in trouble] == []
    friend.close()


def _sit_down(page: Any, friend: Any, address: str) -> None:
    open_start(page, address)
    page.locator("select[name=bots]").select_option("0")
    page.locator("form.new summary").click()
    page.locator("select[name=mode]").select_option("live")
    for name, seconds in {"turn": "600", "neigh": "60", "pace": "0"}.items():
        page.locator(f"input[name='clock.{name}']").fill(seconds)
    page.locator("form.new button.invite").click()
    link = page.locator(".invite a").get_attribute("href")
    friend.goto(link.replace("127.0.0.1", "localhost"))  # another origin: another guest
    friend.locator("button.join").click()
    friend.get_by_role("button", name="I am ready").click()
    page.locator(".sitting li", has_text="Ready").nth(1).wait_for()
    shots(page, "lobby")
    page.locator("button.start").click()


def _come_too_late(route: Any) -> None:
    """The time is over while the friend's answer is on its way: no other request can close the window before."""
    _let_the_window_end(datetime(2020, 1, 1, tzinfo=UTC))
    route.continue_()


def _let_the_window_end(when: datetime) -> None:
    Game.objects.update(closes_at=when, settles_at=when)


def _play(page: Any, name: str) -> None:
    page.locator(f".mine .card.choosable[aria-label^='{name}']").first.click()
