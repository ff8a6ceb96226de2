"""A set as a table for spreadsheets: nothing that it carries is lost, and no cell is a formula."""

import csv
import io

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse
from hypothesis import given
from hypothesis import strategies as st

from cards.drafting.drafts import check_open_draft
from cards.files.format import normal
from cards.files.reading import parse_file
from cards.files.rows import plain_of
from cards.files.table import FORMULA, guarded, read_table, to_table, unguarded
from cards.language.catalogue import SHIPPED
from cards.publishing.shipped import do_load_file
from tests.cards.people import signed_in, staff
from tests.cards.test_admin import page

FILES = sorted(SHIPPED.glob("*.yaml"))


def head_of(plain):
    return {key: value for key, value in plain.items() if key != "cards"}


def rows_of(data):
    return list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"))))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_every_shipped_set_comes_back_to_the_byte(path, delimiter):
    plain = normal(parse_file(path.read_bytes()))
    table = to_table(plain)
    if delimiter != ",":  # as other spreadsheets save it
        file = io.StringIO()
        csv.writer(file, delimiter=delimiter).writerows(csv.reader(io.StringIO(table.decode("utf-8-sig"))))
        table = file.getvalue().encode()
    again, _ = read_table(table, head_of(plain))
    assert normal(again) == plain


@given(st.text(alphabet=st.sampled_from("=+-@'\t\n\r ＝ax,;\"")))
def test_any_text_comes_back_and_none_is_a_formula(text):
    assert unguarded(guarded(text)) == text
    assert not guarded(text).startswith(FORMULA)


def test_a_name_that_a_spreadsheet_would_run_is_guarded_and_comes_back():
    plain = normal(parse_file(FILES[0].read_bytes()))
    evil = '=HYPERLINK("https://example.org", "free unicorns")'
    plain["cards"][0]["names"]["en"] = evil
    plain["cards"][1]["names"]["en"] = "'Tis a Unicorn"
    cells = [cell for row in csv.reader(io.StringIO(to_table(plain).decode("utf-8-sig"))) for cell in row]
    assert not [cell for cell in cells if cell.startswith(FORMULA)]
    assert "'" + evil in cells
    again, _ = read_table(to_table(plain), head_of(plain))
    assert [card["names"]["en"] for card in again["cards"][:2]] == [evil, "'Tis a Unicorn"]


@pytest.mark.parametrize(
    ("table", "place", "why"),
    [
        (b"", "file", "is empty"),
        (b"kind,copies\nmagic,1\n", "line 1", "no column"),
        (b"id,kind,kind\nx,magic,magic\n", "line 1", "twice"),
        (b"id,kind\nx,magic,more\n", "line 2", "no column"),
        (b'id,kind\n"x,magic\n', "line 2", "not CSV"),
        (b"id,abilities\nx,[{when\n", "line 2, abilities", "not YAML"),
        (b'id,abilities\nx,"[&a b, *a]"\n', "line 2, abilities", "alias"),
        (b"id,kind\n\xff\xfe,magic\n", "line 2", "UTF-8"),
        (b"id," + b"x" * 2_000_000, "file", "bytes long"),
        (b"id,kind\nx," + b"m" * 200_000 + b"\n", "line 2", "not CSV"),
    ],
)
def test_what_is_no_table_of_cards_is_refused_with_its_place(table, place, why):
    plain, (issue,) = read_table(table, {"id": "x", "ruleset": "unstable_unicorns", "names": {"en": "X"}})
    assert plain is None
    assert issue.place == place
    assert why in issue.message


def test_an_unknown_column_is_named_and_the_nearest_word_offered():
    head = {"id": "x", "ruleset": "unstable_unicorns", "names": {"en": "X"}}
    _, issues = read_table(b"id,kind,name_en,copis\nfoo,magic,Foo,2\n", head)
    assert [(issue.place, issue.suggestion) for issue in issues] == [("cards[foo].copis", "copies")]


@pytest.fixture
def draft():
    return check_open_draft(do_load_file(SHIPPED / "unstable-unicorns-2e.yaml"), staff("Ada", "publisher"))


@pytest.fixture
def client(draft):
    return signed_in(draft.changes.get().by)


def dry_run(client, draft, data, name="cards.csv"):
    file = SimpleUploadedFile(name, data, "text/csv")
    return client.post(reverse("admin:cards_import", args=[draft.pk]), {"file": file, "try": ""})


@pytest.mark.django_db
@pytest.mark.usefixtures("plain_static")
def test_a_table_goes_out_is_changed_and_comes_back_after_a_dry_run(client, draft):
    answer = client.get(reverse("admin:cards_export", args=[draft.pk, "csv"]))
    assert answer.headers["Content-Type"] == "text/csv; charset=utf-8"
    assert dry_run(client, draft, answer.content).context["shown"] == []
    rows = rows_of(answer.content)
    rows[0]["copies"] = "7"
    file = io.StringIO()
    writer = csv.DictWriter(file, rows[0].keys())
    writer.writeheader()
    writer.writerows(rows)
    tried = dry_run(client, draft, file.getvalue().encode(), "CARDS.CSV")
    assert [one.card for one in tried.context["shown"]] == [rows[0]["id"]]
    before = plain_of(draft)
    client.post(reverse("admin:cards_import", args=[draft.pk]), {"apply": "", "ticket": tried.context["ticket"]})
    draft.refresh_from_db()
    assert plain_of(draft)["cards"][0]["copies"] == 7
    assert head_of(plain_of(draft)) == head_of(before), "what the table has no place for stays"


@pytest.mark.django_db
@pytest.mark.usefixtures("plain_static")
def test_the_page_says_what_a_table_holds_and_what_not(client, draft):
    assert 'id="csv-help"' in page(client, "cards_import", draft.pk)
    assert client.get(reverse("admin:cards_export", args=[draft.pk, "exe"])).status_code == 404
