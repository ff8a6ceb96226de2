"""The page that watches a gate run: it goes on when an answer does not come, and shows itself anew at the end."""

import pytest

from cards.drafting.cards import check_save_card
from cards.drafting.drafts import check_open_draft
from cards.files.rows import plain_of
from cards.language.catalogue import SHIPPED
from cards.models import GateRun
from cards.publishing.gate import GateProgress
from cards.publishing.gate_runs import check_start_gate, do_end_gate, do_move_gate
from cards.publishing.shipped import do_load_file
from tests.cards.people import signed_in, staff

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def ada(live_server, browser_context):
    """A publisher, and the browser is hers."""
    account = staff("Ada", "publisher")
    session = signed_in(account).cookies["sessionid"].value
    browser_context.add_cookies([{"name": "sessionid", "value": session, "url": live_server.url}])
    yield account
    browser_context.clear_cookies()


@pytest.fixture
def run(ada):
    """A run without a worker: it stands where a test puts it."""
    draft = check_open_draft(do_load_file(SHIPPED / "kill-the-unicorns.yaml"), ada)
    card = draft.cards.get(face="y2")
    plain = next(card for card in plain_of(draft)["cards"] if card["id"] == "y2")
    check_save_card(draft.pk, card.pk, card.revision, ada, {**plain, "stars": 3})
    return check_start_gate(draft.pk, ada)


def test_the_bar_moves_on_after_an_answer_that_did_not_come(live_server, page, run):
    do_move_gate(run.pk, GateProgress(3, 10))
    page.route(f"**/gate/{run.pk}/", lambda route: route.abort(), times=1)
    with page.expect_event("requestfailed") as lost:
        page.goto(f"{live_server.url}/admin/cards/cardsetversion/{run.version_id}/publishing/")
    do_move_gate(run.pk, GateProgress(7, 10))
    page.locator("#gate-bar[value='7'][max='10']").wait_for()
    do_end_gate(run.pk, GateRun.State.PASSED)
    page.locator("#gate-line.gate-passed").wait_for()
    assert page.troubles == [f"failed: {lost.value.url}"]
