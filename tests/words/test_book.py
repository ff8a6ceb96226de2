"""Five languages, all complete."""

import re
from pathlib import Path

import pytest

import words
from words.__main__ import main as words_command


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_language_has_every_message(language):
    assert words.keys(language) == words.keys("en")


def test_an_unknown_language_speaks_english():
    assert words.say("xx", "problem-not-found-title") == "Not found"


def test_an_unknown_message_is_a_mistake():
    with pytest.raises(LookupError):
        words.say("en", "no-such-message")


def test_arguments_are_put_into_words():
    assert words.say("en", "problem-validation-failed-detail", count=1).startswith("One thing")
    assert words.say("pl", "problem-validation-failed-detail", count=3).startswith("3 rzeczy")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ann", "d’Ann"),
        ("élise", "d’élise"),
        ("Œdipe", "d’Œdipe"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Bob", "de Bob"),
        ("7", "de 7"),
    ],
)
def test_french_elides_before_a_name_that_begins_with_a_vowel(name, said):
    assert words.say("fr", "place-uu-hand", seat=name) == f"main {said}"


def test_spanish_says_e_before_an_i_and_u_before_an_o():
    assert words.both("es", ["Ann", "Inés"]) == "Ann e Inés"
    assert words.either("es", ["siete", "ocho"]) == "siete u ocho"
    assert words.both("es", ["Ann", "Bob"]) == "Ann y Bob"


def test_no_french_message_has_de_or_que_right_before_a_name():
    """`DE` looks at the first letter of a name; a message cannot."""
    texts = "".join(path.read_text() for path in sorted((Path(words.__file__).parent / "fr").glob("*.ftl")))
    assert re.findall(r"\b(?:de|que) \{ \$(?:\w*seat\w*|card|card_\w+|unicorn|character|owner) \}", texts) == []


def test_a_translator_finds_a_phrase_by_what_it_says(capsys):
    assert words_command(["--find", "nobody says this"]) == 1
    assert words_command(["--find", "Relincho"]) == 0
    assert "words/es/" in capsys.readouterr().out


def test_a_translator_sees_a_phrase_with_its_values_in_every_language(capsys):
    assert words_command(["card-uu-draw", "form=they", "who=Ann", "count=3"]) == 0
    said = capsys.readouterr().out
    assert "pl  Ann dobiera 3 karty" in said
    assert "fr  Ann pioche 3 cartes" in said
    assert "words/it/cards_unstable_unicorns.ftl:" in said


def test_a_phrase_that_is_not_there_is_said_to_be_missing(capsys):
    with pytest.raises(SystemExit):
        words_command(["no-such-message"])
    assert "there is no message 'no-such-message'" in capsys.readouterr().err
