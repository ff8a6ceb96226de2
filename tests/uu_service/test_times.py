"""Times of requests are put into UTC: PostgreSQL refuses offsets that RFC 3339 allows."""

import datetime

import msgspec
import pytest

from uu_service.api.problems import ValidationFailed
from uu_service.api.structs import in_utc


class Span(msgspec.Struct, frozen=True):
    since: datetime.datetime
    until: datetime.datetime | None = None


def span(**times):
    return msgspec.convert(times, Span)


def test_a_wide_offset_is_the_same_moment_in_utc():
    read = in_utc(span(since="0325-08-25T08:10:17-20:39"))
    assert read.since.isoformat() == "0325-08-26T04:49:17+00:00"
    assert read.until is None


def test_a_moment_that_utc_cannot_say_is_refused():
    with pytest.raises(ValidationFailed) as refused:
        in_utc(span(since="0001-01-01T00:00:00+23:00", until="9999-12-31T23:00:00-23:00"))
    assert [(error.pointer, error.code) for error in refused.value.errors] == [
        ("/since", "bad_format"),
        ("/until", "bad_format"),
    ]
