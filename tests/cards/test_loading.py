"""Files, rows and content are the same set in three shapes, and loading is repeatable."""

import json
from copy import deepcopy

import msgspec
import pytest
from django.core.management import call_command

from cards.files.format import canonical, content_hash, to_file
from cards.files.reading import parse_file, read_file
from cards.files.rows import plain_of, write_rows
from cards.language.catalogue import SHIPPED, shipped
from cards.language.joining import joined_sets
from cards.language.unstable_unicorns import LANGUAGE
from cards.models import CardSet, CardSetVersion
from cards.publishing.shipped import do_load_shipped
from cards.selectors import latest_published, published_sets, published_version
from tests.cards.rows import a_version

FILES = sorted(SHIPPED.glob("*.yaml"))
UU = "unstable-unicorns-2e"

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_shipped_file_is_exactly_what_an_export_would_be(path):
    assert to_file(parse_file(path.read_bytes()), "yaml") == path.read_bytes()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("kind", ["yaml", "json"])
def test_export_import_export_changes_no_byte(path, kind):
    plain = parse_file(path.read_bytes())
    draft = CardSetVersion.objects.create(card_set=CardSet.objects.create(slug=plain["id"], ruleset=plain["ruleset"]))
    write_rows(draft, plain)
    once = to_file(plain_of(draft), kind)
    again, issues = read_file(once, shipped)
    assert issues == []
    write_rows(draft, again)
    assert to_file(plain_of(draft), kind) == once
    assert canonical(plain_of(draft)) == canonical(plain)


def test_the_shipped_sets_are_published_once():
    assert {version.card_set.slug for version in do_load_shipped()} == {path.stem for path in FILES}
    assert do_load_shipped() == []
    call_command("load_card_sets")
    assert CardSetVersion.objects.count() == len(FILES)


def test_what_games_read_is_the_whole_set_and_its_hash():
    do_load_shipped()
    version = latest_published("unstable_unicorns")
    assert (version.card_set.slug, version.number) == (UU, 1)
    assert version.content_hash == content_hash(version.content)
    stored = joined_sets(LANGUAGE, [msgspec.json.decode(version.content)])
    assert stored.cards == joined_sets(LANGUAGE, [shipped(UU)]).cards
    assert plain_of(version) == msgspec.json.decode(version.content)


def test_a_shipped_file_with_new_content_becomes_the_next_version(tmp_path, monkeypatch):
    do_load_shipped()
    plain = deepcopy(shipped(UU))
    plain["cards"][0]["copies"] = 2
    (tmp_path / "x.yaml").write_bytes(to_file(plain, "yaml"))
    monkeypatch.setattr("cards.publishing.shipped.SHIPPED", tmp_path)
    assert [version.number for version in do_load_shipped()] == [2]
    assert latest_published("unstable_unicorns").number == 2
    assert published_version(UU, 1).number == 1


def test_new_games_take_the_default_set_and_never_a_draft():
    do_load_shipped()
    a_version("beta", status="published", number=1)
    a_version(UU)
    assert latest_published("unstable_unicorns").card_set.slug == UU
    assert published_version("beta").number == 1
    assert published_version("nothing") is None
    shipping = {path.stem for path in FILES if path.stem.startswith("unstable-unicorns")}
    assert {card_set.slug for card_set in published_sets("unstable_unicorns")} == {"beta", *shipping}


def test_a_retired_version_is_still_found_by_its_number_only():
    a_version("beta", status="retired", number=1)
    assert published_version("beta") is None
    assert published_version("beta", 1).status == "retired"


def test_the_order_of_keys_survives_the_database():
    draft = a_version()
    card = draft.cards.all()[0]
    card.program = [{"when": "on_play", "do": [{"choose": {"zebra": ["draw"], "ant": ["discard"]}}]}]
    card.save()
    card.refresh_from_db()
    assert json.dumps(card.program[0]["do"][0]["choose"]) == '{"zebra": ["draw"], "ant": ["discard"]}'


SIXTIES = ":".join(["59"] * 5000)


@pytest.mark.parametrize(
    "number", ["9" * 5000, "-" + "9" * 400, "0x" + "f" * 5000, SIXTIES, f"{SIXTIES}.5", "1_0" * 99]
)
def test_a_huge_number_is_a_fault_with_its_line(number):
    plain, issues = read_file(f"id: a\nruleset: unstable_unicorns\ncards: {number}\n".encode())
    assert plain is None
    assert [(found.place, found.key) for found in issues] == [("line 3", "file-huge-number")]


@pytest.mark.parametrize("number", ["9" * 5000, "9" * 400])
def test_a_huge_number_in_json_is_a_fault_too(number):
    plain, issues = read_file(b'{"id": "a", "cards": %s}' % number.encode())
    assert plain is None
    assert [found.key for found in issues] == ["file-huge-number"]


def test_a_long_text_that_begins_with_a_digit_is_no_number():
    _, issues = read_file(b"id: 1 unicorn and then very many more of them, all in one line\n")
    assert "file-huge-number" not in [found.key for found in issues]
