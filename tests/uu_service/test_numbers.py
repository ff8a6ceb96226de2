"""JSON Schema treats 3.0 as an integer, and some clients send every number as a float."""

import io

import pytest

from uu_service.api.structs import JSONParser


@pytest.mark.parametrize(
    ("text", "number"),
    [("3.0", 3), ("1e3", 1000), ("-0.0", 0), ("3", 3), ("1.5", 1.5), ("1e300", 1e300), ("9007199254740992.0", 2.0**53)],
)
def test_a_whole_number_may_be_written_as_a_fraction(text, number):
    read = JSONParser().parse(io.BytesIO(text.encode()))
    assert (read, type(read)) == (number, type(number))
