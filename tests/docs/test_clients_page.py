"""docs/clients.md tells the commands that `make clients` runs."""

from tests.docs.quickstarts import DOCS
from tools.clients import kotlin
from tools.clients.languages import LANGUAGES

PAGE = (DOCS / "clients.md").read_text()


def test_every_language_has_a_row_and_a_chapter() -> None:
    assert all(f"| {name} |" in PAGE and f"## {name}\n" in PAGE for name in LANGUAGES)


def test_kotlins_options_are_those_that_were_tried() -> None:
    tried = {f"{name}={value}" for name, value in kotlin.OPTIONS.items() if name != "packageName"}
    assert all(option in PAGE for option in {*tried, *kotlin.TYPES})
