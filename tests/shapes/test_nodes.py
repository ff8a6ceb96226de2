"""What an annotation says becomes a node, and what no node can keep is refused."""

from datetime import time
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct

from shapes.nodes import Anything, Either, Flag, Many, Mapping, Number, OpenUnion, Real, Text, Word, node_of


def test_each_kind_of_annotation_has_its_node() -> None:
    kinds = [Any, int, float, bool, str, list[int], tuple[int, ...], dict[str, int], int | str]
    nodes = [Anything, Number, Real, Flag, Text, Many, Many, Mapping, Either]
    assert [type(node_of(kind)) for kind in kinds] == nodes


def test_a_union_with_nothing_is_the_same_node_and_may_be_null() -> None:
    node = node_of(Annotated[Annotated[str, Meta(max_length=3, description="inner")] | None, Meta(description="outer")])
    assert isinstance(node, Text) and node.nullable and node.most == 3
    assert (node.told, node.beside) == ({"description": "inner"}, {"description": "outer"})


@pytest.mark.parametrize("kind", [time, tuple[int, str], Annotated[int, Meta(gt=3)], Annotated[bool, Meta(ge=1)], Word])
def test_a_promise_that_nobody_would_keep_is_refused(kind: Any) -> None:
    if kind is Word:  # a Struct is looked into late
        kind = Annotated[Word, Meta(max_length=3)]
    with pytest.raises(TypeError):
        node_of(kind)


class Step(Struct):
    pass


def test_an_open_union_has_the_members_that_have_joined_it() -> None:
    union = OpenUnion()
    kind = Annotated[Step, union, Meta(title="step")]
    union.members = (Step,)
    node = node_of(kind)
    assert isinstance(node, Either) and node.title == "step"
    assert [thing.struct for thing in node.things] == [Step]
