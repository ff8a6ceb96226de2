"""Every message is in its own language, in the words that the language uses throughout."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import words
from tests.language.rendering.reading import english_in

FOREIGN = [language for language in words.LANGUAGES if language != "en"]
NAMES = re.compile(r"Unstable Unicorns|Kill the Unicorns|auth/token/refresh|whsec_|https?://\S+|\w+_\w+|enabled: true")
"""What is called the same in every language: games, addresses, words of the API."""
LOANWORDS = {"es": {"token", "tokens"}, "fr": set[str](), "it": {"token"}, "pl": {"token"}}
ONE_WORD_PER_THING = {
    "es": {
        "juegos? de cartas, ": "conjunto de cartas",
        "juego de cartas": "conjunto de cartas",
        "caballeriza": "Establo",
        "barajar el mazo$": "mazo de robo",
        "enlazad": "vinculada",
        "instantáneas? (anula|para) |anulad[ao]s? con": "detener",
        "(principio|comienzo) de": "inicio",
        "[^á]fin del? ": "final",
    },
    "fr": {
        "stratagème": "ruse",
        "capacité": "pouvoir",
        "siège": "place",
        "étable": "écurie",
        "gagnant": "vainqueur",
        "instantanée": "carte Huuue",
        "robots?\\b": "bot",
        "e-mail": "adresse électronique, courriel",
        "évènement": "événement",
    },
    "it": {
        "scuderia": "Stalla",
        "cucciol": "Unicorno Baby",
        "sedil": "posto",
        "pedin": "gettone",
        "segnalin[oi] (?!di primo)": "gettone",
        "contrassegn": "etichetta",
        "bandi(t|re)|\\bbando\\b": "bloccare, blocco",
    },
    "pl": {
        "fortel": "podstęp",
        "mał\\w+ jednoroż": "jednorożek",
        "stadnin": "stajnia",
        "\\btag": "etykieta",
        "artykuł": "towar",
        "łowów": "polowania",
        "tokena": "tokenu",
        "skradzi": "ukradziona",
        "(żeton\\w* start|start\\w+ żeton)": "znacznik pierwszego gracza",
    },
}
"""Words that were once used beside the right one, and the right one."""
ALIKE_FROM_TWO_ON = {"card-uu-return", "card-uu-search", "games-failing"}
"""Polish messages in which only words stand that know one and more than one: jej and ich, raz and razy."""


def messages(language: str) -> Iterator[tuple[str, str]]:
    """Every message with its words, variables left out."""
    for path in sorted((Path(words.__file__).parent / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                yield entry.id.name, " ".join(_texts(entry))


def _texts(node: Any) -> Iterator[str]:
    if isinstance(node, ast.TextElement):
        yield node.value
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for item in value if isinstance(value, list) else [value]:
            yield from _texts(item)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_message_of_every_file_is_found_and_can_be_said(language: str) -> None:
    entries = [
        entry
        for path in sorted((Path(words.__file__).parent / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
    ]
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    assert {entry.id.name for entry in entries if isinstance(entry, ast.Message)} <= words.keys(language)
    for key in words.keys(language):
        words.outline(language, key)  # raises where the message is not Fluent, or refers to one that is not there


@pytest.mark.parametrize("language", FOREIGN)
def test_no_english_word_stands_in_another_language(language: str) -> None:
    found = {key: english_in(NAMES.sub("", text), language) - LOANWORDS[language] for key, text in messages(language)}
    assert {key: strays for key, strays in found.items() if strays} == {}


@pytest.mark.parametrize("language", FOREIGN)
def test_no_message_is_left_in_english(language: str) -> None:
    english = dict(messages("en"))
    same = {key for key, text in messages(language) if english.get(key) == text and len(text.split()) > 2}
    assert {key for key in same if not NAMES.search(english[key])} == set()


@pytest.mark.parametrize("language", FOREIGN)
def test_one_thing_has_one_word(language: str) -> None:
    for key, text in messages(language):
        for wrong, right in ONE_WORD_PER_THING[language].items():
            assert not re.search(wrong, text, re.IGNORECASE), f"{key}: say {right}"


@pytest.mark.parametrize("language", ["fr", "it"])
def test_apostrophes_are_typographic(language: str) -> None:
    assert {key for key, text in messages(language) if re.search(r"\w'\w", text)} == set()


def test_french_puts_a_space_before_high_signs() -> None:
    assert {key for key, text in messages("fr") if re.search(r"\w[!?;»]|\w:(?!\d)", NAMES.sub("", text))} == set()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_plurals_are_those_that_the_language_has(language: str) -> None:
    known = {"one", "few", "many", "other"} if language == "pl" else {"one", "other"}
    assert {key for key, text in plurals(language) if not text <= known} == set()


def test_polish_tells_one_from_few_from_many() -> None:
    """1 karta, 3 karty, 5 kart: who tells one number from the others tells three."""
    lacking = {key for key, cases in plurals("pl") if cases & {"one", "few", "many"} and not {"one", "few"} <= cases}
    assert lacking == ALIKE_FROM_TWO_ON


@pytest.mark.parametrize("language", ["es", "fr", "it", "pl"])
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    assert {key for key, text in messages(language) if '"' in text} == set()


def plurals(language: str) -> Iterator[tuple[str, set[str]]]:
    for path in (Path(words.__file__).parent / language).glob("*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            for cases in _selections(entry):
                if cases & {"few", "many", "other"}:
                    yield (
                        entry.id.name,
                        {case for case in cases if case in ("zero", "one", "two", "few", "many", "other")},
                    )


def _selections(node: Any) -> Iterator[set[str]]:
    if isinstance(node, ast.SelectExpression):
        yield {case.key.name for case in node.variants if isinstance(case.key, ast.Identifier)}
    for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
        for item in value if isinstance(value, list) else [value]:
            yield from _selections(item)
