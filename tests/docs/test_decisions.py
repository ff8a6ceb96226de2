"""Every decision has a number of its own, a status with a date, and one layout."""

import re

import pytest

from tools.checks import ROOT

RECORDS = sorted(path for path in (ROOT / "docs" / "decisions").glob("*.md") if path.name != "README.md")


def test_numbers_run_without_a_gap():
    assert [int(path.name[:4]) for path in RECORDS] == list(range(1, len(RECORDS) + 1))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_decision_opens_with_its_number_and_its_status(path):
    title, _, status, _, *rest = path.read_text().splitlines()
    assert title.startswith(f"# {int(path.name[:4])}. ")
    assert re.fullmatch(r"Status: (accepted|proposed|replaced by \d+), \d{4}-\d\d-\d\d", status)
    assert rest[0].startswith("**")
