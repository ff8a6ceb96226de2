"""The block editor offers what may stand at a place: every choice is tried with the checks that publishing uses."""

from copy import deepcopy

import pytest

from cards.drafting.completion import completions
from cards.drafting.samples import Sampler
from cards.drafting.trying import Edit, allowed
from cards.files.reading import parse_yaml
from cards.files.yamltext import program_text
from cards.language.catalogue import shipped, shipped_slugs
from cards.rulesets import language_of
from shapes.nodes import Either, Many, Thing, fields_of, node_of

UU, KU = "unstable_unicorns", "kill_the_unicorns"


def things(node: Either) -> dict[str, Thing]:
    return {thing.head.key: thing for thing in node.things}


def begun(thing: Thing) -> object:
    """A verb or clause as a block begins: gaps where somebody must choose."""
    if not thing.head.required:
        return thing.head.key
    return {
        field.key: [] if isinstance(field.node, Many) else None for field in fields_of(thing.struct) if field.required
    }


def offered(ruleset: str, kind: str, program: list[object], place: str, where: list[object], known: dict[str, Thing]):
    """The heads that may be put at the end of the list `where`, which is part of the program."""
    edits = []
    for thing in known.values():
        where.append(begun(thing))
        edits.append(Edit(f"{place}[{len(where) - 1}]", deepcopy(program)))
        where.pop()
    found = allowed(language_of(ruleset), program, kind, edits)
    return {head for head, is_allowed in zip(known, found, strict=True) if is_allowed}


def clauses_for(ruleset: str, kind: str) -> set[str]:
    program: list[object] = []
    known = things(node_of(language_of(ruleset).program).item)
    return offered(ruleset, kind, program, "abilities", program, known)


def verbs_for(ruleset: str, kind: str, trigger: object, *before: object) -> set[str]:
    steps = list(before)
    when = things(node_of(language_of(ruleset).program).item)["when"]
    (node,) = (field.node for field in fields_of(when.struct) if field.key == "do")
    return offered(ruleset, kind, [{"when": trigger, "do": steps}], "abilities[0].do", steps, things(node.item))


@pytest.mark.parametrize(
    ("ruleset", "kind", "heads"),
    [
        (UU, "basic_unicorn", set()),
        (UU, "magic", {"when"}),
        (UU, "instant", {"when", "cannot"}),
        (UU, "upgrade", {"when", "cannot", "treat", "instead_of"}),
        (KU, "hunt", set()),
        (KU, "character", {"when"}),
        (KU, "token", {"when", "while"}),
    ],
)
def test_a_kind_of_card_is_offered_the_clauses_that_it_may_have(ruleset, kind, heads):
    assert clauses_for(ruleset, kind) == heads


def test_a_moment_is_offered_its_verbs():
    assert verbs_for(KU, "article", "bought") == {"take"}
    assert verbs_for(KU, "character", "hunt") == {"expose", "peek"}
    assert verbs_for(KU, "stratagem", "revealed") == {"award", "flee", "lose", "regain", "slay", "swap"}


def test_a_verb_that_needs_a_name_is_offered_once_a_step_has_given_one():
    every = verbs_for(UU, "magic", "on_play")
    assert {"put_back", "reveal"}.isdisjoint(every)
    looked = {"look": {"in": "deck", "top": 3}, "as": "seen"}
    assert {"put_back", "reveal"} <= verbs_for(UU, "magic", "on_play", looked)
    assert len(every) == 29


def names_allowed(program, place, *values):
    edits = [Edit(place, program(value)) for value in values]
    return [
        value
        for value, good in zip(values, allowed(language_of(UU), program("others"), "magic", edits), strict=True)
        if good
    ]


def test_a_player_is_a_word_or_a_name_that_is_known_there():
    def program(whose):
        picked = {"pick_player": "others", "as": "rival"}
        return [{"when": "on_play", "do": [picked, {"destroy": {"whose": whose}}, {"pull": {"whose": "rival"}}]}]

    place = "abilities[0].do[1].destroy.whose"
    assert names_allowed(program, place, "you", "others", "rival", "stranger", "them") == ["others", "rival"]


@pytest.mark.parametrize("slug", shipped_slugs())
def test_what_a_shipped_card_says_may_be_said(slug):
    language = language_of(shipped(slug)["ruleset"])
    for card in shipped(slug)["cards"]:
        program = card.get("abilities", [])
        edits = [Edit(place, program) for place in _places(program, "abilities")]
        assert all(allowed(language, program, card["kind"], edits)), card["id"]
        assert (parse_yaml(program_text(program)) or []) == program


def _places(data, place):
    yield place
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        yield from _places(value, f"{place}[{key}]" if isinstance(data, list) else f"{place}.{key}")


@pytest.mark.parametrize("program", [None, "x", {}, [None], [[[]]], [{"when": {}}], [{"do": []}], [{"nonsense": None}]])
def test_nonsense_is_not_allowed_and_breaks_nothing(program):
    assert allowed(language_of(UU), program, "magic", [Edit("abilities[0]", program)]) in ([False], [True])
    assert allowed(language_of(UU), [], "no such kind", []) == []


def test_samples_are_of_every_word_in_turn():
    node = node_of(language_of(KU).program).item
    assert {next(iter(Sampler(number, []).sample(node))) for number in range(4)} == {"when", "while"}


def test_words_for_players_are_offered_in_the_text_too():
    _, words = completions(language_of(UU).schema(), "- when: enter\n  do:\n  - destroy: {whose: ")
    assert {"you", "others", "everyone", "them"} <= set(words)
