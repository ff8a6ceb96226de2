"""A grammar of Structs reads plain data, and names every fault with its place and the nearest word."""

from typing import Annotated, ClassVar, Literal

import jsonschema_rs
import pytest
from msgspec import Meta, Struct, field

from cards.language.reading import read
from shapes.describing import json_schema

Colour = Annotated[Literal["red", "green", "blue"], Meta(title="colour")]
Name = Annotated[str, Meta(title="name", pattern=r"[a-z]+")]


class Brush(Struct, frozen=True):
    """What to paint with."""

    short: ClassVar[str] = "of"
    of: tuple[Colour, ...] = ()
    width: Annotated[int, Meta(ge=1, le=9)] = 1
    in_: Name | None = field(name="in", default=None)


class Paint(Struct, frozen=True):
    """Paint."""

    paint: Brush = Brush()


class Wipe(Struct, frozen=True):
    """Wipe."""

    wipe: bool
    then: "tuple[Doing, ...]" = ()


Doing = Annotated[Paint | Wipe, Meta(title="doing")]


def faults(raw: object, grammar: object = tuple[Doing, ...]) -> list[str]:
    return [str(issue) for issue in read(grammar, raw, "do")[1]]


@pytest.mark.parametrize(
    ("raw", "value"),
    [
        ("paint", Paint()),
        ({"paint": {}}, Paint()),
        ({"paint": "red"}, Paint(Brush(("red",)))),
        ({"paint": ["red", "blue"]}, Paint(Brush(("red", "blue")))),
        ({"paint": {"of": "red", "width": 3, "in": "oil"}}, Paint(Brush(("red",), 3, "oil"))),
        ({"wipe": True, "then": ["paint"]}, Wipe(True, (Paint(),))),
    ],
)
def test_what_may_be_written_is_read(raw: object, value: object) -> None:
    assert read(Doing, raw) == (value, [])


@pytest.mark.parametrize(
    ("raw", "fault"),
    [
        ([{"paint": {"of": "gren"}}], 'do[0].paint.of: unknown colour "gren" (did you mean "green"?)'),
        ([{"paint": "gren"}], 'do[0].paint: unknown colour "gren" (did you mean "green"?)'),
        ([{"pain": {}}], 'do[0].pain: unknown doing "pain" (did you mean "paint"?)'),
        (["pant"], 'do[0]: unknown doing "pant" (did you mean "paint"?)'),
        (["wipe"], 'do[0]: "wipe" cannot stand alone: say what it is about'),
        ([{"paint": {"widht": 2}}], 'do[0].paint.widht: unknown word "widht" (did you mean "width"?)'),
        ([{"paint": {"width": 0}}], "do[0].paint.width: must be at least 1, found 0"),
        ([{"paint": {"width": 10}}], "do[0].paint.width: must be at most 9, found 10"),
        ([{"paint": {"width": True}}], "do[0].paint.width: expected a whole number, found true"),
        ([{"paint": {"in": "Oil!"}}], 'do[0].paint.in: "Oil!" is not a name: it must match [a-z]+'),
        ([{"wipe": 1}], 'do[0].wipe: expected true or false, found "1"'),
        ([{"paint": {}, "wipe": True}], 'do[0]: says "paint" and "wipe" at once: give each its own doing'),
        ([7], 'do[0]: expected a doing, found "7"'),
        ([{}], 'do[0].: unknown doing "": there are paint, wipe'),
        ("paint", 'do: expected a list, found "paint"'),
        ([{"wipe": None}], "do[0].wipe: expected true or false, found nothing"),
    ],
)
def test_a_fault_names_its_place(raw: object, fault: str) -> None:
    assert faults(raw) == [fault]


def test_every_fault_is_named_and_not_only_the_first() -> None:
    raw = [{"paint": {"of": ["rad", "blue"], "width": "wide"}}, "wip", {"wipe": True, "then": ["pant"]}]
    assert [fault.split(":")[0] for fault in faults(raw)] == [
        "do[0].paint.of[0]",
        "do[0].paint.width",
        "do[1]",
        "do[2].then[0]",
    ]


def test_a_missing_field_is_named() -> None:
    assert [str(issue) for issue in read(Wipe, {}, "here")[1]] == ['here: "wipe" is missing']


def test_deep_nesting_is_an_issue_and_not_a_crash() -> None:
    raw: object = []
    for _ in range(2_000):
        raw = [{"wipe": True, "then": raw}]
    (issue,) = read(tuple[Doing, ...], raw)[1]
    assert issue.message == "nested too deeply"


def test_the_json_schema_accepts_what_is_read_and_refuses_what_is_not() -> None:
    check = jsonschema_rs.validator_for(json_schema(tuple[Doing, ...], "Doings"))
    for good in (
        ["paint"],
        [{"paint": "red"}],
        [{"paint": {"of": ["red"], "in": "oil"}}],
        [{"wipe": True, "then": []}],
    ):
        assert faults(good) == []
        assert check.is_valid(good)
    for bad in (["wipe"], [{"paint": "gren"}], [{"paint": {"width": 0}}], [{"pain": {}}], [{"then": []}], "paint"):
        assert faults(bad)
        assert not check.is_valid(bad)
