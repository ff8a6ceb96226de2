"""Pictures of the desk and of a game's page with that fortnight in it: both widths, light and dark, two languages."""

import io
from pathlib import Path

from django.core.management import call_command
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from games.models import Game
from tests.browser.conftest import FLAGS
from tests.games.server import running_server
from tests.services.binaries import chromium
from tools.busy_day.filling import PASSWORD

KEPT = Path(__file__).parents[2] / "docs" / "screenshots"
LOOKS = (("en", "light"), ("pl", "dark"))
WIDTHS = {"1440": {"width": 1440, "height": 1000}, "390": {"width": 390, "height": 844}}


def take_pictures(kept: Path = KEPT) -> None:
    call_command("collectstatic", interactive=False, verbosity=0)
    game = Game.objects.filter(status="running", failures=0).order_by("-id")[0]
    pages = {"desk": "/admin/", "desk-game": f"/admin/games/game/{game.pk}/change/", "desk-games": "/admin/games/game/"}
    with running_server() as address, sync_playwright() as running:
        browser = running.chromium.launch(executable_path=str(chromium()), args=list(FLAGS))
        for language, scheme in LOOKS:
            for width in WIDTHS:
                _one_visit(browser, address, pages, kept, (language, scheme, width))


def _keep(picture: bytes, path: Path) -> None:
    """With fewer colours: a third of the bytes."""
    Image.open(io.BytesIO(picture)).quantize(128).save(path, optimize=True)


def _one_visit(browser: Browser, address: str, pages: dict[str, str], kept: Path, how: tuple[str, str, str]) -> None:
    language, scheme, width = how
    context = browser.new_context(
        viewport=WIDTHS[width], locale=language, color_scheme="dark" if scheme == "dark" else "light"
    )
    page = context.new_page()
    page.goto(f"{address}/admin/login/?next=/admin/")
    page.fill("input[name=username]", "Olga")
    page.fill("input[name=password]", PASSWORD)
    page.click("button[type=submit]")
    page.wait_for_selector(".desk")
    for name, path in pages.items():
        page.goto(f"{address}{path}")
        page.wait_for_load_state("networkidle")
        _keep(page.screenshot(full_page=name != "desk-games"), kept / f"{name}-{language}-{scheme}-{width}.png")
    context.close()
