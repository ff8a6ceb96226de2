"""Names that steps give and use: the type of a field says what its name is for, so that no verb can forget a check."""

from collections.abc import Iterator
from typing import Any

import pytest

from cards.language.grammar import Either, Flag, Many, Mapping, Node, Number, Text, Thing, Word, fields_of
from cards.language.unstable_unicorns import LANGUAGE
from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.verbs import STEPS

NAMES = ("player word or name", "name of an earlier step")


def sample(node: Node) -> Any:
    """The least that may be written for a node."""
    match node:
        case Word():
            return node.words[0]
        case Text():
            return "you"
        case Number():
            return node.least
        case Flag():
            return True
        case Many():
            return [sample(node.item) for _ in range(node.least)]
        case Mapping():
            return {}
        case Thing():
            return {field.key: sample(field.node) for field in fields_of(node.struct) if field.required}
        case Either():
            return "draw" if node.title == "verb" else sample(node.nodes[0])


def namings() -> Iterator[tuple[type[Step], tuple[str, ...]]]:
    """Every field of every verb, or of its body, that takes the name of something."""
    for struct in STEPS:
        for field in fields_of(struct):
            if isinstance(field.node, Text) and field.node.title in NAMES:
                yield struct, (field.key,)
            for inner in fields_of(field.node.struct) if isinstance(field.node, Thing) else ():
                if isinstance(inner.node, Text) and inner.node.title in NAMES:
                    yield struct, (field.key, inner.key)


def test_many_verbs_take_names() -> None:
    assert {".".join(path) for _, path in namings()} >= {"draw.who", "move.to", "look.whose", "swap_hands", "take.what"}


@pytest.mark.parametrize(("struct", "path"), [pytest.param(*each, id=".".join(each[1])) for each in namings()])
def test_a_name_that_nobody_gave_is_found_in_every_verb(struct: type[Step], path: tuple[str, ...]) -> None:
    step = place = sample(Thing(struct))
    for key in path[:-1]:
        place = place.setdefault(key, {})
    place[path[-1]] = "nobody"
    issues = LANGUAGE.parse([{"when": "on_play", "do": [step]}])[1]
    assert [
        issue for issue in issues if issue.place == f"abilities[0].do[0].{'.'.join(path)}" and "nobody" in str(issue)
    ]


def test_a_step_cannot_use_the_name_that_it_gives() -> None:
    (issue,) = LANGUAGE.parse([{"when": "enter", "do": [{"pick_player": "others", "as": "a", "not": "a"}]}])[1]
    assert str(issue) == 'abilities[0].do[0].not: the name "a" is never bound'
