"""Data is read into values of its type, or every fault of it is found; how it may be written depends on the writer."""

import enum
from datetime import UTC, datetime
from typing import Annotated, Any, ClassVar
from uuid import UUID

import pytest
from msgspec import UNSET, Meta, Struct, UnsetType, field

from shapes.reading import Manner, read

ID = "0b1e8f4e-1111-4222-8333-444455556666"
Time = Annotated[datetime, Meta(tz=True)]


class Colour(enum.StrEnum):
    RED = "red"


class Walk(Struct, tag="walk"):
    steps: int = 1


class Rest(Struct, tag="rest"):
    pass


class Day(Struct, kw_only=True):
    id: UUID
    from_: Time = field(name="from")
    colour: Colour = Colour.RED
    moves: list[Walk | Rest] = []
    score: Annotated[float, Meta(ge=0)] = 0
    notes: dict[str, tuple[str, ...]] = {}
    extra: Any = None
    seen: bool | UnsetType = UNSET


class Even(Struct):
    short: ClassVar[str] = "number"
    number: int

    def __post_init__(self) -> None:
        if self.number % 2:
            raise ValueError("odd")


def faults(kind: Any, raw: object, manner: Manner = Manner.JSON) -> list[tuple[tuple[str | int, ...], str]]:
    return [(fault.path, fault.key) for fault in read(kind, raw, manner)[1]]


def test_a_body_becomes_the_struct_with_every_value_in_its_own_type() -> None:
    raw = {
        "id": ID,
        "from": "2026-01-31T12:00:00Z",
        "moves": [{"type": "walk", "steps": 2}, {"type": "rest"}],
        "score": 1,
        "notes": {"a": ["b"]},
        "extra": {"any": [1]},
    }
    day = Day(id=UUID(ID), from_=datetime(2026, 1, 31, 12, tzinfo=UTC), moves=[Walk(2), Rest()], score=1.0)
    day.notes, day.extra = {"a": ("b",)}, {"any": [1]}
    assert read(Day, raw) == (day, [])
    assert isinstance(read(Day, raw)[0].colour, Colour)


def test_two_bodies_share_no_default() -> None:
    raw = {"id": ID, "from": "2026-01-31T12:00:00Z"}
    assert read(Day, raw)[0].moves is not read(Day, raw)[0].moves


def test_every_fault_is_found_with_its_path() -> None:
    raw = {"id": "x", "from": "2026-01-31T12:00:00", "colour": 3, "moves": [{"type": "walk", "steps": "2"}, 1], "si": 1}
    assert faults(Day, raw) == [
        (("si",), "unknown_field"),
        (("id",), "wrong_type"),
        (("from",), "wrong_type"),
        (("colour",), "unknown_choice"),
        (("moves", 0, "steps"), "wrong_type"),
        (("moves", 1), "wrong_type"),
    ]


@pytest.mark.parametrize("manner", Manner)
def test_only_a_query_writes_numbers_as_text(manner: Manner) -> None:
    assert bool(faults(int, "7", manner)) == (manner is not Manner.QUERY)


def test_no_bound_lets_nan_pass() -> None:
    assert faults(Annotated[float, Meta(ge=0)], "nan", Manner.QUERY) == [((), "too_small")]


def test_only_a_person_writes_one_item_for_a_list_and_no_null() -> None:
    assert read(list[str], "x", Manner.PROGRAM) == (["x"], [])
    assert faults(list[str], "x") == [((), "wrong_type")]
    assert faults(str | None, None, Manner.PROGRAM) == [((), "wrong_type")]
    assert faults(str | None, None) == []


def test_a_pattern_means_the_whole_text_to_a_person() -> None:
    kind = Annotated[str, Meta(pattern="[a-z]+")]
    assert faults(kind, "a1") == []
    assert faults(kind, "a1", Manner.PROGRAM) == [((), "bad_format")]


def test_a_struct_that_refuses_its_values_is_a_fault() -> None:
    assert read(Even, 2, Manner.PROGRAM) == (Even(2), [])
    (fault,) = read(Even, {"number": 3})[1]
    assert (fault.path, fault.key, fault.found) == ((), "invalid", "odd")


def test_the_tag_of_a_lone_struct_must_be_its_own() -> None:
    assert faults(Walk, {"type": "walk"}) == faults(Walk, {}) == []
    assert faults(Walk, {"type": "rest"}) == [(("type",), "unknown_choice")]
