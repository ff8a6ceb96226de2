"""The served documents: every link leads somewhere, every page is listed, nothing else is handed out."""

import json
import re
from html import unescape

import pytest
from django.core.management import call_command

from manual import pages, views
from manual.contract import operations
from manual.documents import DECISIONS, REST, written
from tools.checks import ROOT
from tools.proofs import rules
from uu_service.api.problems import CODES

LINK = re.compile(r'(?:href|src)="([^"]+)"')
ELSEWHERE = ("http://", "https://", "mailto:")
NOT_LISTED = ("docs/logs/", "docs/screenshots/", "docs/pictures/")
STYLE = re.compile(r"<[^>]+\sstyle=|<style|<script(?![^>]*src=)")


@pytest.fixture(scope="module")
def html() -> dict[str, str]:
    """Every page by its address, as it is sent."""
    found = {address: views.made(address) for address in pages.documents()}
    return {f"/docs/{address}": body.decode() for address, body in found.items() if body}


def links(body: str) -> set[str]:
    return {unescape(link) for link in LINK.findall(body) if not link.startswith(ELSEWHERE)}


def test_every_link_and_picture_leads_somewhere(html, client, db):
    targets = {(page, link) for page, body in html.items() for link in links(body)}
    assert len(targets) > 2000
    outside = sorted({link.partition("#")[0] for _, link in targets} - html.keys() - {""})
    broken = {link for link in outside if not is_there(client, link)}
    assert sorted((page, link) for page, link in targets if link.partition("#")[0] in broken) == []


def is_there(client, link: str) -> bool:
    if link.startswith("/static/"):
        room, _, name = link.removeprefix("/static/").partition("/")
        return (ROOT / room / "static" / room / name).is_file()
    return client.get(link, headers={"accept": "*/*"}).status_code in (200, 302)


def test_every_anchor_is_on_its_page(html):
    ids = {page: set(re.findall(r'\bid="([^"]+)"', body)) for page, body in html.items()}
    wanted = {
        (page, unescape(link.partition("#")[0]) or page, link.partition("#")[2])
        for page, body in html.items()
        for link in links(body)
        if "#" in link
    }
    missing = sorted((page, to, name) for page, to, name in wanted if to in ids and name not in ids[to])
    assert missing == []


def test_the_pages_hold_nothing_that_their_policy_forbids(html):
    assert [page for page, body in html.items() if STYLE.search(body)] == []


def test_every_document_stands_in_the_contents_and_has_one_title():
    lost = [one.source for one in written() if one.section == REST and not one.source.startswith(NOT_LISTED)]
    assert lost == []
    assert [one.source for one in written() if not one.text.lstrip().startswith("# ")] == []
    assert any(one.section == DECISIONS for one in written())


@pytest.mark.parametrize("code", sorted(CODES))
def test_the_type_of_every_problem_leads_to_its_line(html, code):
    assert f'<tr id="{code}">' in html["/docs/problems"]


def test_problems_are_told_in_the_readers_language(client):
    polish = client.get("/docs/problems", headers={"accept-language": "pl"}).content.decode()
    assert '<tr id="prompt_closed">' in polish
    assert "To pytanie" in polish or "Za późno" in polish


def test_the_page_of_an_operation_tells_its_own_problems_and_no_others(html):
    for one in operations():
        page = html[f"/docs/reference/{one.id}"]
        told = set(re.findall(r'href="/docs/problems#(\w+)"', page))
        responses = (r for r in one.said["responses"].values())
        named = {code for response in responses for code in _codes(response)}
        assert told == named, one.id


def _codes(response) -> set[str]:
    from manual.contract import followed

    examples = followed(response).get("content", {}).get("application/problem+json", {}).get("examples", {})
    return {example["value"]["code"] for example in examples.values()}


def test_every_rule_shows_the_tests_that_prove_it(html):
    """`manage.py rules --write` has written them down, because a running service has no tests."""
    kept = json.loads((ROOT / "docs" / "rules" / "proofs.json").read_text())
    assert kept == {rule.id: list(rule.proofs) for rule in rules(ROOT)}
    page = html["/docs/rules/unstable-unicorns"]
    assert "<details class='proofs'>" in page.partition('id="UU-1.1"')[2].partition("</li></ul></details>")[0]


@pytest.mark.parametrize(
    "path",
    [
        "/docs/nothing",
        "/docs/files/uu_service/settings.py",
        "/docs/files/docs/../manage.py",
        "/docs/files//etc/hostname.svg",
        "/docs//etc/passwd",
        f"/docs/{'x' * 5000}",
        "/docs/files/docs/%00.png",
    ],
)
def test_nothing_else_is_handed_out(client, path):
    assert client.get(path).status_code == 404


def test_a_page_is_kept_and_asked_for_again_by_its_etag(client):
    first = client.get("/docs/glossary")
    assert first.headers["Cache-Control"] == "public, max-age=300"
    assert client.get("/docs/glossary", headers={"if-none-match": first.headers["ETag"]}).status_code == 304


def test_written_pages_are_what_is_served_and_need_no_documents(client, settings, tmp_path, monkeypatch):
    settings.MANUAL_DIR = tmp_path / "manual"
    call_command("write_manual")
    views.made.cache_clear()
    monkeypatch.setattr(views, "rendered", lambda address: None)
    paths = ["", "problems", "reference/takeAction", "search.json", "files/docs/clients/no_rules.py"]
    assert {client.get(f"/docs/{path}").status_code for path in paths} == {200}
    assert client.get("/docs/files/docs/pictures/bench-actions.svg").status_code == 200
    assert client.get("/docs/nothing").status_code == 404
    views.made.cache_clear()


def test_old_addresses_lead_on(client):
    assert client.get("/docs").headers["Location"] == "/docs/"
