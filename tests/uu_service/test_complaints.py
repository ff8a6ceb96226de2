"""Everything wrong with a body is told at once, each with its place."""

import pytest

from shapes.reading import read
from tests.uu_service.probe import Order, Page
from uu_service.api.complaints import complaints_about

GOOD = {"name": "abc", "clock": {"mode": "live"}}


def told(value, kind=Order, strict=True):
    return [(c.pointer, c.code) for c in complaints_about(value, kind, strict=strict)]


def test_a_good_body_has_no_complaints():
    full = {"clock": {"mode": "off", "seconds": 3}, "seats": [0, 1], "action": {"type": "pass"}, "labels": {"a": "b"}}
    assert told(GOOD) == []
    assert told(GOOD | full) == []
    assert told(GOOD | {"action": None}) == []


def test_all_complaints_come_at_once():
    body = {"name": "x", "clock": {"mode": "life", "seconds": 99}, "seats": [1, "2", 3, 4], "nmae": 1}
    assert told(body) == [
        ("/nmae", "unknown_field"),
        ("/name", "too_short"),
        ("/clock/mode", "unknown_choice"),
        ("/clock/seconds", "too_large"),
        ("/seats", "many_items"),
        ("/seats/1", "wrong_type"),
    ]


def test_an_unknown_field_is_told_with_the_nearest_known_one():
    (complaint,) = complaints_about(GOOD | {"seat": []}, Order)
    assert (complaint.args["word"], complaint.args["nearest"]) == ("seat", "seats")


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ({}, [("/action/type", "missing")]),
        ({"type": "drawcard"}, [("/action/type", "unknown_choice")]),
        ({"type": ["pass"]}, [("/action/type", "unknown_choice")]),
        ({"type": "pass", "why": 3}, [("/action/why", "wrong_type")]),
        ({"type": "draw_card", "why": "x"}, [("/action/why", "unknown_field")]),
        ("pass", [("/action", "wrong_type")]),
    ],
)
def test_a_union_is_judged_by_its_tag(action, expected):
    assert told(GOOD | {"action": action}) == expected


@pytest.mark.parametrize("body", [[], "text", 3, None, True])
def test_a_body_must_be_an_object(body):
    assert told(body) == [("", "wrong_type")]


def test_a_pointer_escapes_slash_and_tilde():
    assert told(GOOD | {"a/b~c": 1}) == [("/a~1b~0c", "unknown_field")]


@pytest.mark.parametrize("text", ["a\x00b", "a\ud800b"])
def test_text_that_cannot_be_stored_is_refused(text):
    assert told(GOOD | {"name": text}) == [("/name", "bad_characters")]


def test_true_is_not_a_number():
    assert told({"name": "abc", "clock": {"mode": "live", "seconds": True}}) == [("/clock/seconds", "wrong_type")]


def test_a_query_may_write_numbers_and_booleans_as_text():
    assert told({"after": "7", "open": "true"}, Page, strict=False) == []
    assert told({"after": "x", "open": "perhaps"}, Page, strict=False) == [
        ("/after", "wrong_type"),
        ("/open", "wrong_type"),
    ]


def test_reading_stops_after_twenty_faults():
    assert len(told({f"field{n}": n for n in range(12_000)})) == 20
    _, faults = read(Order, {f"field{n}": n for n in range(12_000)})
    assert len(faults) == 20


def test_what_stands_behind_the_end_of_a_list_is_not_looked_at():
    assert told(GOOD | {"seats": [1, 2, 3, "4", "5"]}) == [("/seats", "many_items")]


def test_a_long_name_of_the_clients_own_is_told_in_part():
    ((pointer, code),) = told(GOOD | {"x" * 200_000: 1})
    assert (pointer, code) == ("/" + "x" * 80 + "…", "unknown_field")
