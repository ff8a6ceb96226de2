"""The cards of a set as a table for spreadsheets (CSV): a line for each card, a column for each thing that a card says.

What the set says of itself (names, notes, tags, what it extends) has no place in it and stays as the draft has it.
A spreadsheet runs a cell that begins with = or + as a formula. Such a cell gets an apostrophe before it, which reading
takes away again; so nothing is lost, and nothing is run.
"""

import csv
import io
from collections.abc import Iterator

from cards.files.format import default_of, normal
from cards.files.reading import LARGEST, FileRefused, decoded, parse_yaml
from cards.files.yamltext import one_line
from cards.language.issues import Issue
from cards.language.joining import FindSet, issues_in_set, no_set
from cards.language.sets import CardBase, Plain
from cards.rulesets import language_of, languages
from shapes.nodes import Text, Word, fields_of

FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
GUARD = "'"
DELIMITERS = ",;\t"
NAME = "name_"
FIRST = ("id", "kind", "copies", *(f"{NAME}{code}" for code in ("en", "es", "fr", "it", "pl")))
LAST = ("abilities", "provenance", "image")


def to_table(plain: Plain) -> bytes:
    """With a mark that lets spreadsheets know the encoding."""
    whole = normal(plain)
    lines = [_line_of(card) for card in whole["cards"]]
    columns = _columns(whole["ruleset"], lines)
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow([guarded(column) for column in columns])
    as_text = _text_columns(whole["ruleset"])
    writer.writerows([guarded(_cell(line.get(column), column in as_text)) for column in columns] for line in lines)
    return file.getvalue().encode("utf-8-sig")


def read_table(data: bytes, head: Plain, find: FindSet = no_set) -> tuple[Plain | None, list[Issue]]:
    """A set with this head and the cards of the table, and everything wrong with it; None: it cannot be read."""
    try:
        cards = list(_cards(data, _text_columns(head["ruleset"])))
    except FileRefused as refused:
        return None, [refused.issue]
    plain = {**head, "cards": cards}
    return plain, issues_in_set(plain, languages(), find)


def guarded(cell: str) -> str:
    """The same text, so that no spreadsheet takes it for a formula."""
    return GUARD + cell if cell.startswith(FORMULA) or _is_guarded(cell) else cell


def unguarded(cell: str) -> str:
    return cell[1:] if _is_guarded(cell) else cell


def _is_guarded(cell: str) -> bool:
    """An apostrophe before anything else, as in a name that begins with one, is only an apostrophe."""
    return cell.startswith(GUARD) and cell[1:].startswith((GUARD, *FORMULA))


def _text_columns(ruleset: str) -> set[str]:
    """Those whose cells are the text itself; all other cells are small YAML."""
    struct: type[CardBase] = language_of(ruleset).card
    words = {field.key for field in fields_of(struct) if isinstance(field.node, Text | Word)}
    return {*words, *(column for column in FIRST if column.startswith(NAME))}


def _line_of(card: Plain) -> Plain:
    names = {f"{NAME}{code}": name for code, name in card.get("names", {}).items()}
    return {**{key: value for key, value in card.items() if key != "names"}, **names}


def _columns(ruleset: str, lines: list[Plain]) -> list[str]:
    """All that a card may say, whether one says it or not; and what some card says beyond that."""
    known = [key for key in default_of(language_of(ruleset).card) if key not in ("names", *LAST)]
    said = [key for line in lines for key in line if key not in LAST]
    return [*dict.fromkeys([*FIRST, *known, *said]), *LAST]


def _cell(value: object, is_text: bool) -> str:
    if value is None:
        return ""
    return value if is_text and isinstance(value, str) else one_line(value)


def _cards(data: bytes, as_text: set[str]) -> Iterator[Plain]:
    if len(data) > LARGEST:
        raise FileRefused("file", "file-too-long", found=len(data), most=LARGEST)
    text = decoded(data)
    first = text.lstrip("\n\r").partition("\n")[0]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=max(DELIMITERS, key=first.count), strict=True)
    try:
        columns = _head(next(reader))
        for cells in reader:
            if any(cell.strip() for cell in cells):
                yield _card(columns, cells, f"line {reader.line_num}", as_text)
    except csv.Error as error:
        raise FileRefused(f"line {reader.line_num}", "file-not-csv", reason=str(error)) from error


def _head(cells: list[str]) -> list[str]:
    columns = [unguarded(cell).strip() for cell in cells]
    if "id" not in columns:
        raise FileRefused("line 1", "file-no-id-column")
    if twice := [name for number, name in enumerate(columns) if name and name in columns[:number]]:
        raise FileRefused("line 1", "file-twice", word=twice[0])
    return columns


def _card(columns: list[str], cells: list[str], place: str, as_text: set[str]) -> Plain:
    if any(cells[len(columns) :]) or any(cell for cell, name in zip(cells, columns, strict=False) if not name):
        raise FileRefused(place, "file-cell-without-column")
    card: Plain = {"names": {}}
    for column, cell in zip(columns, (unguarded(cell) for cell in cells), strict=False):
        if not cell:
            continue
        if column.startswith(NAME):
            card["names"][column.removeprefix(NAME)] = cell
        else:
            card[column] = cell if column in as_text else _value(cell, f"{place}, {column}")
    return card


def _value(cell: str, place: str) -> object:
    try:
        return parse_yaml(cell)
    except FileRefused as refused:
        raise FileRefused(place, refused.issue.key, **refused.issue.args) from refused
