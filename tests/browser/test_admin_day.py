"""An admin's day in a real browser: from a card that is wrong at noon to one that people play a minute later.

With UU_SCREENSHOTS=1 the pages are kept in docs/screenshots.
"""

import os
import re
import threading
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from cards.files.format import to_file
from cards.files.rows import plain_of
from cards.language.catalogue import SHIPPED
from cards.publishing import gate_child
from cards.publishing.gate_runs import do_move_gate
from cards.publishing.shipped import do_load_file
from games.models import Game
from tests.browser.at_the_table import cards_played, open_running_game
from tests.browser.table_page import PLAY
from tests.cards.people import staff
from tests.services.processes import wait_until
from uu_service.celery import app
from uu_service.embedded import background

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

PASSWORD = "correct-horse-battery"
KEPT = Path(__file__).parent.parent.parent / "docs" / "screenshots"
CARD = "good_deal"
GATE_PATIENCE = 600
"""Seconds: its child is polite, and hardly runs beside others who are busy."""
BROKEN = "- when: on_play\n  do:\n  - draw: {count: 4}\n  - destroy: {of: unicron}\n"
BETTER = "- when: on_play\n  do:\n  - draw: {count: 4}\n"


@pytest.fixture
def ada():
    return staff("Ada", "publisher", "operator", password=PASSWORD)


@pytest.fixture
def published():
    return do_load_file(SHIPPED / "unstable-unicorns-2e.yaml")


@pytest.fixture
def worker(monkeypatch):
    """The embedded worker and beat, and a gate with fewer games than usual."""
    monkeypatch.setenv("UU_GATE_GAMES", "21")
    with background(app):
        yield


@pytest.fixture
def stops(monkeypatch, settings):
    """The gate stands still after so many games until it is told to go on: the page has all the time to show them."""
    settings.CARDS_GATE_PATIENCE_SECONDS = GATE_PATIENCE
    stops = {5: threading.Event(), 12: threading.Event()}

    def move(run_id, told):
        do_move_gate(run_id, told)
        if told.done in stops:
            stops[told.done].wait(GATE_PATIENCE)

    monkeypatch.setattr(gate_child, "do_move_gate", move)
    yield stops
    for stop in stops.values():
        stop.set()


@pytest.fixture
def desk(served, page):
    """The browser, at this server, that can keep what it shows."""
    page.set_viewport_size({"width": 1400, "height": 900})
    page.on("dialog", lambda dialog: dialog.accept())
    failed = []
    page.on("pageerror", lambda error: failed.append(str(error)))  # a fetch that a new page cuts short is no failure

    class Desk:
        tab = page
        scripts_that_failed = failed

        def go(self, path):
            assert page.goto(f"{served}{path}").ok

        def send(self, button):
            """Click, and wait for the page that answers."""
            with page.expect_navigation():
                button.click()

        def wait_for_path(self, pattern):
            """Not a glob of the whole address: the login page carries in it where one wants to go."""
            page.wait_for_url(lambda url: re.fullmatch(pattern, urlsplit(url).path))

        def keep(self, name):
            if os.environ.get("UU_SCREENSHOTS"):
                KEPT.mkdir(parents=True, exist_ok=True)
                page.screenshot(path=KEPT / f"{name}.png")

        def text(self, selector):
            return page.locator(selector).first.inner_text()

    return Desk()


def sign_in(desk):
    desk.go("/admin/login/?next=/admin/cards/cardsetversion/")
    desk.tab.fill("input[name=username]", "Ada")
    desk.tab.fill("input[name=password]", PASSWORD)
    desk.keep("01-sign-in")
    desk.tab.click("button[type=submit]")
    desk.wait_for_path("/admin/cards/cardsetversion/")
    desk.keep("02-versions")


def clone(desk):
    desk.tab.get_by_role("link", name="unstable-unicorns-2e version 1").first.click()
    desk.keep("03-a-published-version")
    desk.tab.click("#verb-clone button")
    desk.tab.get_by_text("A draft was made").wait_for()
    desk.keep("04-the-draft")
    return re.search(r"cardsetversion/([0-9a-f-]+)/", desk.tab.url).group(1)


def open_card(desk, draft):
    desk.go(f"/admin/cards/card/?version__id__exact={draft}")
    desk.keep("05-cards")
    desk.go(f"/admin/cards/card/?version__id__exact={draft}&q={CARD}")
    desk.tab.get_by_role("link", name=CARD).first.click()
    wait_until_checked(desk)


def wait_until_checked(desk):
    """What the page says is about what stands in its form."""
    desk.tab.wait_for_selector("#card-live[data-checked]")


def break_and_repair(desk):
    desk.tab.click("#tab-yaml")
    program = desk.tab.locator("textarea[name=program]")
    before = desk.text("#live-texts")
    program.fill(BROKEN)
    wait_until_checked(desk)
    assert "abilities[0].do[1].destroy.of" in desk.text("#live-problems li")
    assert 'unknown kind "unicron"' in desk.text("#live-problems li")
    desk.keep("06-a-broken-program")
    program.fill("- when: on_play\n  do:\n  - dra")
    program.press("End")
    program.press("Control+Space")
    desk.tab.locator(".cards-words li", has_text="draw").first.wait_for()
    desk.keep("07-words-are-offered")
    program.press("Tab")
    assert program.input_value().endswith("draw")
    program.fill(BETTER)
    wait_until_checked(desk)
    assert desk.tab.locator("#live-problems li").count() == 0
    assert desk.text("#live-texts") != before
    assert "4" in desk.text("#live-texts div[lang=en]")
    desk.tab.fill("input[name=copies]", "90")
    wait_until_checked(desk)
    assert desk.tab.locator("#live-problems li").count() == 0
    desk.keep("08-the-card-repaired")
    desk.tab.click("button[name=_save]")
    desk.tab.get_by_text("was changed successfully").wait_for()


def import_three_errors(desk, draft, tmp_path, good):
    bad = good.replace(b"kind: magical_unicorn", b"kind: magical_unicron", 1)
    bad = bad.replace(b"of: unicorn", b"of: unicron", 1).replace(b"  copies: 2\n", b"  copies: -1\n", 1)
    file = tmp_path / "bad.yaml"
    file.write_bytes(bad)
    desk.go(f"/admin/cards/cardsetversion/{draft}/import/")
    desk.tab.set_input_files("input[type=file]", str(file))
    desk.send(desk.tab.locator("button[name=try]"))
    desk.tab.get_by_text("The file has 3 errors; nothing was changed.").wait_for()
    assert desk.tab.locator(".cards-issues.errors li").count() == 3
    desk.keep("09-an-import-with-three-errors")


def look_at_the_difference(desk, draft):
    desk.go(f"/admin/cards/cardsetversion/{draft}/diff/")
    assert CARD in desk.text(".cards-difference")
    desk.keep("10-differences")


def through_the_gate(desk, draft, stops):
    desk.go(f"/admin/cards/cardsetversion/{draft}/publishing/")
    desk.send(desk.tab.locator("#gate-form button"))
    for done, go_on in stops.items():
        desk.tab.locator(f"#gate-bar[value='{done}']").wait_for(timeout=GATE_PATIENCE * 1000)
        desk.keep("11-the-gate")
        go_on.set()
    over = desk.tab.locator(".gate-passed, .gate-failed, .gate-broken")
    over.wait_for(timeout=GATE_PATIENCE * 1000)
    assert over.get_attribute("class") == "gate-passed", desk.text("#gate")
    desk.keep("12-the-gate-passed")
    desk.tab.click("#publish-form button")
    desk.tab.get_by_text("version 2 is published").wait_for()
    desk.keep("13-published")


def has_played(ada, game, count):
    return cards_played(ada, game) == count


def play_the_card(desk, ada, game):
    """At the table: answer until the new card is in hand and may be played, then play it."""
    asked = desk.tab.locator("uu-prompts button:not([disabled])")
    for _ in range(60):
        asked.first.wait_for()
        card = desk.tab.locator(".mine .choosable[aria-label^='Good Deal']")
        if card.count():
            desk.keep("14-at-the-table")
            wanted = partial(has_played, ada, game, cards_played(ada, game) + 1)
            card.first.click()
            wait_until(wanted, 60, "the card to be played")
            return
        desk.tab.evaluate(PLAY, 1)
    pytest.fail("the new card never came to the hand")


def watch(desk, game):
    """From the game's page in the admin to its table, in another tab: from one's own seat, if one has one."""
    desk.go(f"/admin/games/game/{game}/change/")
    with desk.tab.context.expect_page() as opened:
        desk.tab.click("#verb-watch button")
    opened.value.locator("uu-table .phase").wait_for()
    return opened.value


def test_a_card_is_repaired_at_noon_and_played_a_minute_later(worker, stops, published, ada, desk, tmp_path):
    running = open_running_game(ada)
    good = to_file(plain_of(published), "yaml")

    sign_in(desk)
    draft = clone(desk)
    open_card(desk, draft)
    break_and_repair(desk)
    import_three_errors(desk, draft, tmp_path, good)
    look_at_the_difference(desk, draft)

    desk.go(f"/admin/cards/cardsetversion/{draft}/change/")
    desk.tab.click("#verb-try button")
    desk.tab.locator("uu-scenario").wait_for()
    play_the_card(desk, ada, desk.tab.url.split("=")[-1])

    through_the_gate(desk, draft, stops)
    fresh = open_running_game(ada)
    assert [one["number"] for one in Game.objects.get(pk=fresh).card_sets] == [2]
    assert [one["number"] for one in Game.objects.get(pk=running).card_sets] == [1]
    tab = watch(desk, fresh)
    tab.close()

    for name, path in {
        "16-games": "/admin/games/game/",
        "17-a-game": f"/admin/games/game/{running}/change/",
        "18-the-masked-log": f"/admin/games/game/{fresh}/log/",
        "19-history": "/admin/cards/change/",
        "20-sets": "/admin/cards/cardset/",
    }.items():
        desk.go(path)
        desk.keep(name)
    assert desk.scripts_that_failed == []


def test_the_pages_ask_nobody_else(published, ada, desk, served):
    asked = []
    desk.tab.on("request", lambda request: asked.append(request.url))
    sign_in(desk)
    desk.go(f"/admin/cards/card/?version__id__exact={published.pk}")
    assert desk.tab.get_by_role("link", name=CARD).count()
    assert [url for url in asked if not url.startswith((served, "data:", "blob:"))] == []
