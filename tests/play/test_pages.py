"""The pages that the service hands out, without a browser."""

import re

import pytest

from tools.checks import ROOT
from words import LANGUAGES

MODULES = sorted((ROOT / "play" / "static" / "play").glob("*"))
PARSES_HTML = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|\.style\b")
CALLS = re.compile(r"""(?<![.\w])(?:get|post|patch|remove|call)\(\s*(?:"[A-Z]+",\s*)?[`"]([a-z][^`"?]*)""")


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_speaks_the_readers_language(client, language):
    answer = client.get("/", headers={"Accept-Language": language})
    assert (answer.status_code, answer.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert f'<html lang="{language}">' in answer.content.decode()
    said = client.get(f"/play/words/{language}.json").json()
    assert said["home_play"] in answer.content.decode()
    assert "Accept-Language" in answer.headers["Vary"]


def test_words_are_not_sent_twice(client):
    answer = client.get("/play/words/pl.json")
    again = client.get("/play/words/pl.json", headers={"If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/play/words/tlh.json").status_code == 404


def test_the_address_without_its_slash_leads_to_the_table(client):
    assert client.get("/play").headers["Location"] == "/play/"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_a_stranger_can_read_a_file_in_one_go(path):
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 250


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_no_text_is_ever_read_as_html_or_script(path):
    assert PARSES_HTML.findall(path.read_text(encoding="utf-8")) == []


def test_every_message_that_a_module_names_is_there():
    said = (ROOT / "words" / "en" / "play.ftl").read_text(encoding="utf-8")
    named = {key for path in MODULES for key in re.findall(r'\bt\("([a-z-]+)"\)', path.read_text(encoding="utf-8"))}
    assert len(named) > 40
    assert {key for key in named if f"play-{key} = " not in said} == set()


def test_only_the_public_api_is_called():
    """Every address that the modules name is one of the contract's."""
    contract = (ROOT / "openapi.yaml").read_text(encoding="utf-8")
    known = {re.sub(r"\{\w+\}", "{}", path) for path in re.findall(r"^  /api/v1/(\S+):$", contract, re.MULTILINE)}
    called = {found for path in MODULES for found in CALLS.findall(path.read_text(encoding="utf-8"))}
    assert len(called) > 8
    assert {path for path in called if re.sub(r"\$\{[^}]*\}", "{}", path) not in known} == set()
