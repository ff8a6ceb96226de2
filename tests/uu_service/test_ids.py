"""Ids sort by time and do not repeat."""

from uu_service.ids import uuid7


def test_ids_are_version_7_and_distinct():
    ids = [uuid7() for _ in range(10_000)]
    assert {i.version for i in ids} == {7}
    assert {i.variant for i in ids} == {"specified in RFC 4122"}
    assert len(set(ids)) == 10_000


def test_ids_sort_by_the_time_they_were_made():
    ids = [uuid7().int >> 64 for _ in range(10_000)]
    assert ids == sorted(ids)
