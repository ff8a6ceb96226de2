"""The texts of Unstable Unicorns' cards: whole, in one language, and never the same for two meanings."""

import typing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

import words
from cards.language.catalogue import shipped
from cards.language.unstable_unicorns import LANGUAGE
from cards.language.unstable_unicorns import words as vocabulary
from cards.language.unstable_unicorns.checks import issues_in_program
from cards.language.unstable_unicorns.verbs import STEPS
from shapes.nodes import Thing, node_of
from tests.language.rendering.meaning import meaning
from tests.language.rendering.neighbours import neighbours
from tests.language.rendering.reading import assert_readable, variants
from tests.language.rendering.uu_programs import programs

CARDS = shipped("unstable-unicorns-2e")["cards"]
TAGS = shipped("unstable-unicorns-2e")["tags"]
CALM = settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def text(abilities: Any, language: str = "en", kind: str = "magical_unicorn") -> str:
    read, faults = LANGUAGE.parse(abilities)
    assert not faults, faults
    return LANGUAGE.render(read, kind, language, tags=TAGS)


def entering(*steps: Any) -> list[Any]:
    return [{"when": "enter", "do": list(steps)}]


@pytest.mark.parametrize(
    ("language", "offer", "price"),
    [
        (
            "en",
            "When this card enters your Stable, you may discard 2 Unicorn cards.",
            "If you do, steal an Upgrade card.",
        ),
        (
            "es",
            "Cuando esta carta entre en tu Establo, puedes descartar 2 cartas de Unicornio.",
            "Si lo haces, hurta una carta de Ventaja.",
        ),
        (
            "fr",
            "Quand cette carte entre dans votre écurie, vous pouvez défausser 2 cartes Licorne.",
            "Si vous le faites, volez une carte Amélioration.",
        ),
        (
            "it",
            "Quando questa carta entra nella tua Stalla, puoi scartare 2 carte Unicorno.",
            "Se lo fai, ruba una carta Vantaggio.",
        ),
        (
            "pl",
            "Gdy ta karta trafi do twojej stajni, możesz odrzucić 2 karty jednorożców.",
            "Jeśli to zrobisz, ukradnij kartę ulepszenia.",
        ),
    ],
)
def test_an_offer_with_a_price_reads_as_a_person_would_say_it(language: str, offer: str, price: str) -> None:
    discard, steal = {"discard": {"of": "unicorn", "count": 2}}, {"steal": {"of": "upgrade"}}
    assert text(entering({"may": [discard], "if_you_do": [steal]}), language) == f"{offer} {price}"


@pytest.mark.parametrize(
    ("language", "rest"),
    [
        ("en", "draw a card and show it to all players. If it is an Upgrade card, bring it into your Stable."),
        ("es", "roba una carta y muéstrala a todos los jugadores. Si es una carta de Ventaja, llévala a tu Establo."),
        (
            "fr",
            "piochez une carte et montrez-la à tous les joueurs. "
            "Si c’est une carte Amélioration, amenez-la dans votre écurie.",
        ),
        ("it", "pesca una carta e mostrala a tutti i giocatori. Se è una carta Vantaggio, portala nella tua Stalla."),
        (
            "pl",
            "dobierz kartę i pokaż ją wszystkim graczom. Jeśli jest to karta ulepszenia, umieść ją w swojej stajni.",
        ),
    ],
)
def test_one_card_with_a_name_is_it_and_not_those_cards(language: str, rest: str) -> None:
    bring = {"if": {"what": "news", "is": "upgrade"}, "do": [{"bring": {"what": "news"}}]}
    said = text(entering({"draw": {"as": "news"}}, {"reveal": "news"}, bring), language)
    assert said.split(", ", 1)[1] == rest
    two = text(entering({"draw": {"count": 2, "as": "news"}}, {"reveal": "news"}))
    assert two.endswith("draw 2 cards and show those cards to all players.")


@pytest.mark.parametrize(
    ("language", "given", "made"),
    [
        (
            "en",
            "give the chosen player a card from your hand",
            "make each other player give you a card from their hand",
        ),
        (
            "fr",
            "donnez une carte de votre main au joueur choisi",
            "obliger chaque autre joueur à vous donner une carte",
        ),
        ("it", "dai una carta della tua mano al giocatore scelto", "far sì che ogni altro giocatore ti dia una carta"),
    ],
)
def test_what_is_given_stands_where_people_say_it(language: str, given: str, made: str) -> None:
    pick = {"pick_player": "others", "as": "friend"}
    assert given in text(entering(pick, {"give": {"to": "friend"}}), language)
    assert made in text(entering({"may": [{"give": {"to": "you", "who": "others"}}]}), language)


def test_polish_counts_in_three_ways_and_inflects_what_is_counted() -> None:
    said = [text(entering({"discard": {"of": "downgrade", "count": n}}), "pl").split(", ")[1] for n in (1, 3, 5)]
    assert said == ["odrzuć kartę kary.", "odrzuć 3 karty kar.", "odrzuć 5 kart kar."]
    assert text([{"cannot": "play", "what": {"of": "upgrade"}}], "pl") == "Nie możesz zagrywać kart ulepszeń."
    assert text([{"cannot": "be_stolen"}], "pl") == "Ta karta nie może zostać ukradziona."
    swap = entering({"pick_player": "others", "as": "rival"}, {"swap_hands": "rival"})
    assert text(swap, "pl").endswith("z wybranym graczem.")


def test_spanish_joins_by_sound() -> None:
    kinds = {"cannot": "be_neighed", "what": {"of": ["magic", "instant"]}}
    assert text([kinds], "es").startswith("Las cartas de Magia e Instantáneas que juegues")


def test_players_that_are_chosen_one_after_the_other_are_told_apart() -> None:
    card = next(card for card in CARDS if card["id"] == "re_target")
    assert "from the first chosen player’s Stable to the second chosen player’s Stable" in text(card["abilities"])


def test_what_belongs_together_stands_in_brackets_where_it_would_be_unclear() -> None:
    either = {"choose": [["draw", {"discard": {"count": 2}}], ["extra_turn"]]}
    assert text(entering({"may": [either]})).endswith(
        "you may (draw a card and discard 2 cards) or take another turn after this one."
    )


def test_conditions_within_conditions_keep_their_order() -> None:
    inner_first = {"do": [{"do": ["draw"], "then": ["discard"]}], "then": ["extra_turn"]}
    inner_last = {"do": ["draw"], "then": [{"do": ["discard"], "then": ["extra_turn"]}]}
    assert text(entering(inner_first)).endswith(
        "(draw a card, then discard a card), then take another turn after this one."
    )
    assert text(entering(inner_last)).endswith(
        "draw a card, then (discard a card, then take another turn after this one)."
    )


def test_kinds_that_do_something_by_the_rules_alone_say_so() -> None:
    assert "Nursery" in LANGUAGE.render((), "baby_unicorn", "en")
    assert "when another player plays a card" in LANGUAGE.render((), "instant", "en")
    assert LANGUAGE.render((), "basic_unicorn", "en") == ""


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_shipped_card_is_readable(language: str) -> None:
    for card in CARDS:
        assert_readable(text(card.get("abilities", []), language, card["kind"]), language)


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_cards_that_look_for_a_word_in_names_find_it_in_every_language(language: str) -> None:
    for card in CARDS:
        for tag in card.get("named", []):
            assert TAGS[tag][language].lower() in card["names"][language].lower()


def test_random_programs_use_every_verb() -> None:
    source = (Path(__file__).parent / "uu_programs.py").read_text(encoding="utf-8")
    assert [verb for step in STEPS if f'"{(verb := step.__struct_encode_fields__[0])}"' not in source] == []


def test_every_verb_of_the_grammar_has_words() -> None:
    verbs = {member.__struct_fields__[0].rstrip("_") for member in STEPS}
    said = {verb for verb in verbs if words.has(f"card-uu-{verb.replace('_', '-')}")}
    composed = {"choose", "do", "look"}  # joined by “or”, by “then”; a look has two messages
    assert verbs - said == composed
    assert isinstance(node_of(STEPS[0]), Thing)


CLOSED_LISTS = {
    ("card-uu-kind", "kind"): vocabulary.Kind,
    ("card-uu-when", "trigger"): vocabulary.Trigger,
    ("card-uu-fate", "fate"): vocabulary.Fate,
    ("card-uu-pool", "pool"): vocabulary.Pool,
    ("card-uu-bring", "zone"): vocabulary.Source,
    ("card-uu-passage", "event"): vocabulary.Passage,
    ("card-uu-hand-visible", "whose"): vocabulary.Audience,
    ("card-uu-hand-limit", "whose"): vocabulary.Audience,
    ("card-uu-cannot-play", "whose"): vocabulary.Audience,
    ("card-uu-cannot-be-neighed", "whose"): vocabulary.Audience,
    ("card-uu-stable", "whose"): vocabulary.Audience,
    ("card-uu-player", "who"): vocabulary.Audience,
}
SAID_WITHOUT_A_WORD = {"on_play"}  # what a Magic card does, it does when it is played


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("message", CLOSED_LISTS)
def test_every_word_of_the_closed_lists_has_its_own_rendering(message: tuple[str, str], language: str) -> None:
    (literal, *_) = typing.get_args(CLOSED_LISTS[message])
    assert set(typing.get_args(literal)) - SAID_WITHOUT_A_WORD <= variants(language, *message)


@CALM
@given(programs())
def test_any_program_is_readable_in_every_language(program: list[Any]) -> None:
    abilities, _ = LANGUAGE.parse(program)
    assert abilities
    for language in words.LANGUAGES:
        assert_readable(LANGUAGE.render(abilities, "magical_unicorn", language), language)


def assert_no_neighbour_reads_the_same(abilities: Any) -> None:
    for language in words.LANGUAGES:
        said = LANGUAGE.render(abilities, "upgrade", language)
        for other in neighbours(abilities):
            if meaning(other) != meaning(abilities) and not issues_in_program(other, None, ""):
                assert LANGUAGE.render(other, "upgrade", language) != said, (language, said, other)


@pytest.mark.parametrize("card", [card for card in CARDS if card.get("abilities")], ids=lambda card: card["id"])
def test_a_card_with_one_thing_changed_reads_differently(card: Any) -> None:
    assert_no_neighbour_reads_the_same(LANGUAGE.parse(card["abilities"])[0])


@settings(CALM, max_examples=20)
@given(programs())
def test_a_random_program_with_one_thing_changed_reads_differently(program: list[Any]) -> None:
    abilities, faults = LANGUAGE.parse(program)
    if not faults:
        assert_no_neighbour_reads_the_same(abilities)


def test_two_cards_read_the_same_only_if_they_do_the_same() -> None:
    for language in words.LANGUAGES:
        read: dict[str, Any] = {}
        for card in CARDS:
            abilities, _ = LANGUAGE.parse(card.get("abilities", []))
            if abilities:
                said = LANGUAGE.render(abilities, card["kind"], language, tags=TAGS)
                assert read.setdefault(said, meaning(abilities)) == meaning(abilities)


def test_a_sentence_that_begins_with_a_bracket_has_its_capital_inside() -> None:
    horn = [{"when": "on_play", "do": [{"choose": [[{"do": ["sacrifice"], "then": ["destroy"]}], ["draw"]]}]}]
    abilities, issues = LANGUAGE.parse(horn, "magic")
    assert issues == []
    assert LANGUAGE.render(abilities, "magic", "en") == "(Sacrifice a card, then destroy a card) or draw a card."
