"""An operator's day in a real browser, on a large screen and on a phone: seeing what is wrong, and doing something."""

import pytest

from accounts.models import Account, AuditEntry, Session
from cards.publishing.shipped import do_load_shipped
from games.models import Game
from tools import node
from tools.busy_day.filling import PASSWORD, InUse, fill

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
WIDTHS = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
CONTRAST = "axe.run(document, {runOnly: ['color-contrast']})"


@pytest.fixture
def busy(db):
    do_load_shipped()
    fill()


class Visit:
    """One browser window of the operator's."""

    def __init__(self, page, address):
        self.page, self.address = page, address

    def go(self, path):
        assert self.page.goto(f"{self.address}{path}").ok
        self.fits()

    def send(self, selector):
        with self.page.expect_navigation():
            self.page.locator(selector).first.click()
        self.fits()

    def fits(self):
        """Nothing makes the page wider than the window."""
        width = self.page.viewport_size["width"]
        assert self.page.evaluate("document.documentElement.scrollWidth") <= width, self.page.url

    def can_be_read(self):
        """Every text stands out from what is behind it, light and dark (WCAG AA)."""
        for scheme in ("light", "dark"):
            self.page.emulate_media(color_scheme=scheme)
            self.page.reload()
            is_dark = self.page.evaluate("document.documentElement.classList.contains('dark')")
            assert is_dark == (scheme == "dark")
            self.page.evaluate((node.modules("axe") / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
            found = self.page.evaluate(CONTRAST)["violations"]
            pale = [f"{part['html'][:120]} {part['any'][0]['message']}" for one in found for part in one["nodes"]]
            assert pale == [], (scheme, self.page.url)

    def text(self, selector):
        return self.page.locator(selector).first.inner_text()


def sign_in(visit):
    visit.go("/admin/login/?next=/admin/")
    if visit.page.locator("input[name=username]").count():
        visit.page.fill("input[name=username]", "Olga")
        visit.page.fill("input[name=password]", PASSWORD)
        visit.send("button[type=submit]")
    visit.page.locator("#figure-desk-games-running").wait_for()


def end_a_failing_game(visit, failing):
    """From the desk: the figure, the list, the game, and why it was ended."""
    assert int(visit.text("#figure-desk-games-failing dd a")) == failing
    visit.send("#figure-desk-games-failing dd a")
    visit.can_be_read()
    visit.send("#result_list tbody th a, #result_list tbody .field-game_shown a")
    assert "Waiting for" in visit.text("#whose-turn")
    visit.can_be_read()
    visit.page.fill("#verb-end input[name=reason]", "It cannot be read.")
    visit.send("#verb-end button")
    visit.page.get_by_text("The game was ended.").wait_for()


def end_a_device(visit):
    """From a seat of a game to its person, and from there to one of the devices."""
    session = Session.objects.filter(ended_at=None, account__seats__isnull=False).first()
    visit.go(f"/admin/accounts/account/{session.account_id}/change/")
    assert "/admin/games/game/" in visit.page.content()
    visit.go(f"/admin/accounts/session/{session.pk}/change/")
    if not visit.page.locator("a[href$='/end/']:visible").count():  # on a phone it is in a menu
        visit.page.get_by_text("more_horiz").last.click()
    visit.page.locator("a[href$='/end/']:visible").click()
    visit.page.locator("textarea[name=reason]").fill("Lost phone.")
    visit.page.locator("form:has(textarea[name=reason]) button[type=submit], dialog button[type=submit]").first.click()
    visit.page.wait_for_url(f"**/account/{session.account_id}/change/")
    session.refresh_from_db()
    assert session.ending == "by_staff"


def test_an_operator_sees_what_is_wrong_and_does_something_about_it(served, page, busy):
    page.on("dialog", lambda dialog: dialog.accept())
    failing = Game.objects.filter(failures__gt=0).count()
    for size in WIDTHS.values():
        page.set_viewport_size(size)
        visit = Visit(page, served)
        sign_in(visit)
        visit.can_be_read()
        end_a_failing_game(visit, failing)
        failing -= 1
        end_a_device(visit)
        visit.go("/admin/accounts/auditentry/")
        trail = visit.text("#result_list")
        assert "It cannot be read." in trail
        assert "Lost phone." in trail
    assert AuditEntry.objects.filter(action="ended", area="games").count() == len(WIDTHS)
    assert [trouble for trouble in page.troubles if "failed:" not in trouble] == []


@pytest.mark.django_db
def test_a_database_in_use_is_never_filled(busy):
    people = Account.objects.count()
    with pytest.raises(InUse):
        fill()
    assert Account.objects.count() == people
