"""The cards of a table say what holds at this table, where an option decides what they do."""

from typing import Any

import pytest
from django.core.management import call_command

import words
from tests.games.people import Person

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def shipped_sets() -> None:
    call_command("load_card_sets", verbosity=0)


def open_table(person: Person, **settings: Any) -> dict[str, Any]:
    answer = person.post("games", {"ruleset": "kill_the_unicorns", **settings})
    assert answer.status_code == 201, answer.content
    return answer.json()  # type: ignore[no-any-return]


def texts(person: Person, path: str, language: str = "en") -> dict[str, str]:
    answer = person.get(path, Accept_Language=language)
    assert answer.status_code == 200, answer.content
    return {card["id"]: card["text"] for card in answer.json()["cards"]}


def table_texts(person: Person, language: str = "en", **options: Any) -> dict[str, str]:
    return texts(person, f"games/{open_table(person, options=options)['id']}/cards", language)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_card_of_a_table_leaves_open_what_an_option_decides(language: str) -> None:
    person = Person()
    table = open_table(person)
    [played] = table["card_set_versions"]
    of_the_set = texts(person, f"card-sets/{played['slug']}/versions/{played['number']}", language)
    of_the_table = texts(person, f"games/{table['id']}/cards", language)
    differing = {card for card, text in of_the_set.items() if of_the_table[card] != text}
    assert of_the_table.keys() == of_the_set.keys()
    assert len(differing) == 3
    assert all("(" in of_the_set[card] and "(" not in of_the_table[card] for card in differing)


def test_another_option_is_another_text() -> None:
    person = Person()
    one = table_texts(person, missing_rank="keeps")
    other = table_texts(person, missing_rank="flees")
    [changed] = [card for card, text in one.items() if other[card] != text]
    assert "keeps it" in one[changed]
    assert "it flees" in other[changed]


def test_a_phone_keeps_them() -> None:
    person = Person()
    path = f"games/{open_table(person)['id']}/cards"
    first = person.get(path)
    assert "immutable" in first["Cache-Control"]
    assert "private" in first["Cache-Control"]
    assert person.get(path, If_None_Match=first["ETag"]).status_code == 304


def test_a_stranger_finds_no_cards_of_a_private_table() -> None:
    person = Person()
    path = f"games/{open_table(person, access='private')['id']}/cards"
    assert person.get(path).status_code == 200
    assert Person().get(path).status_code == 404
