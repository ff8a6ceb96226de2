"""The balance report in a browser: it moves while the games are played, and names three planted cards at the top.

The counts are those of real games (tests/cards/planted_tallies.json). With UU_SCREENSHOTS=1 the pages are kept in
docs/screenshots.
"""

import os
from pathlib import Path

import msgspec
import pytest

from cards.balance import reports
from cards.balance.playing import BalanceProgress
from cards.balance.tally import BalanceTally
from cards.drafting.drafts import check_import, check_open_draft
from cards.language.catalogue import SHIPPED
from cards.publishing.shipped import do_load_file
from tests.browser.test_gate_page import ada  # noqa: F401 - a fixture
from tests.cards.planted import three_planted

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
ROOT = Path(__file__).parent.parent.parent
TALLIES = ROOT / "tests" / "cards" / "planted_tallies.json"
SIZES = {"light-1440": (1440, 1100), "light-390": (390, 844), "dark-1440": (1440, 1100)}


@pytest.fixture
def report(ada):  # noqa: F811 - the fixture
    draft = check_open_draft(do_load_file(SHIPPED / "unstable-unicorns-2e.yaml"), ada)
    check_import(draft.pk, draft.revision, ada, three_planted())
    asked = reports.check_start_report(draft.pk, ada)
    assert reports.do_begin_report(asked.pk)
    return asked


def test_a_report_moves_while_it_is_played_and_then_names_the_three_cards(live_server, page, report):
    tallies = msgspec.json.decode(TALLIES.read_bytes(), type=dict[str, BalanceTally])
    page.set_viewport_size({"width": 1440, "height": 1100})
    page.goto(f"{live_server.url}/admin/cards/cardsetversion/{report.version_id}/balance/")
    page.get_by_text("The games are being prepared").wait_for()
    reports.do_move_report(report.pk, BalanceProgress(7, 210))
    page.locator("#gate-bar[value='7'][max='210']").wait_for()
    games = sum(tally.games for tally in tallies.values())
    reports.do_move_report(report.pk, BalanceProgress(games, 210, tallies))
    page.locator("#balance-cards").wait_for()
    reports.do_end_report(report.pk, report.State.DONE, [])
    page.locator("#gate-line.balance-done").wait_for()
    found = page.locator("#balance-new li").all_inner_texts()
    for card in ("Tyrant Unicorn is strong", "Empty Gesture: seldom", "Impossible Spell: never played"):
        assert any(card in text for text in found), found
    _look(page)
    assert page.troubles == []


def _look(page) -> None:
    """No width scrolls sideways; the pictures are there."""
    for name, (width, height) in SIZES.items():
        page.evaluate(f"document.documentElement.classList.toggle('dark', {str('dark' in name).lower()})")
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        plot = page.locator(".balance-plots img").first
        plot.scroll_into_view_if_needed()
        page.wait_for_function(
            "() => [...document.images].every(one => !one.src.includes('cards.svg') || one.naturalWidth)"
        )
        if os.environ.get("UU_SCREENSHOTS"):
            if name == "light-1440":
                plot.screenshot(path=ROOT / "docs" / "screenshots" / "balance-cards.png")
            page.evaluate("document.querySelector('#page-top, main, body').scrollTo(0, 0); window.scrollTo(0, 0)")
            page.screenshot(path=ROOT / "docs" / "screenshots" / f"balance-{name}.png")
