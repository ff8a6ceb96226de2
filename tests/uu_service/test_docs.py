"""The documents keep up with the code."""

import re

import pytest
from django.urls import get_resolver

from tools.checks import ROOT
from uu_service.api import limits
from uu_service.api.problems import CODES
from uu_service.api.problems_page import markdown


def test_every_problem_code_is_documented():
    assert get_resolver().url_patterns
    assert (ROOT / "docs" / "problems.md").read_text() == markdown(), "run make schema"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_problems_type_leads_to_its_explanation(client, language):
    address, _, anchor = client.get("/nowhere").json()["type"].partition("#")
    page = client.get(address, headers={"accept-language": language}).content.decode()
    assert f'id="{anchor}"' in page
    assert all(f'id="{code}"' in page for code in CODES)


def test_every_variable_is_documented():
    sources = "".join(path.read_text() for path in (ROOT / "uu_service").rglob("*.py"))
    read = set(re.findall(r"env\.\w+\(\s*[\"']([A-Z_]+)[\"']", sources)) | {
        "METRICS_PORT",
        "METRICS_HOST",
        "PROMETHEUS_MULTIPROC_DIR",
    }
    page = (ROOT / "docs" / "operating.md").read_text()
    assert sorted(name for name in read if f"`{name}`" not in page) == []


def test_no_pinned_requirement_names_a_host():
    for path in (ROOT / "requirements").glob("*.txt"):
        assert re.findall(r"https?:|--index|--find-links|--extra-index", path.read_text()) == []


def test_the_links_of_the_documents_lead_somewhere():
    broken = [
        f"{page.name}: {target}"
        for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
        for target in re.findall(r"\]\(([^)#\s]+)", page.read_text())
        if not target.startswith(("http", "/")) and not (page.parent / target).exists()
    ]
    assert broken == []


def test_the_page_of_limits_is_what_the_code_says():
    page = (ROOT / "docs" / "limits.md").read_text()
    assert page == limits.markdown(), "run make schema"
    settings = (ROOT / "uu_service" / "settings.py").read_text()
    defaults = re.findall(r'"(\w+)": env\.str\("(UU_THROTTLE_\w+)", default="([\w/]+)"\)', settings)
    listed = re.findall(r"^\| `(\w+)` \|.*\| ([\w/]+) \| `(\w+)` \|$", page, re.MULTILINE)
    assert sorted(listed) == sorted((purpose, rate, name) for purpose, name, rate in defaults)


def test_every_limit_that_a_room_refuses_beyond_is_on_the_page_of_limits():
    page = (ROOT / "docs" / "limits.md").read_text()
    assert [code for code in CODES if code.startswith("too_many") and f"`{code}`" not in page] == []
