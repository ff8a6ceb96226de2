"""Card sets that many tests load are looked at once in a process: the same bytes have the same faults.

Only loading does so; the check of a draft is a real one.
"""

import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from cards.language.issues import Issue
from cards.language.joining import FindSet
from cards.language.sets import Plain
from cards.models import CardSetVersion
from cards.publishing import shipped


@contextmanager
def loaded_sets_are_looked_at_once() -> Iterator[None]:
    read_file, errors_in = shipped.read_file, shipped.errors_in
    known: dict[object, bytes] = {}

    def once(key: object, look: Callable[[], Any]) -> Any:
        if key not in known:
            known[key] = pickle.dumps(look())
        return pickle.loads(known[key])

    def read(data: bytes, find: FindSet) -> tuple[Plain | None, list[Issue]]:
        found: tuple[Plain | None, list[Issue]] = once((data, _others()), lambda: read_file(data, find))
        return found

    def errors(plain: Plain, before: Plain | None, find: FindSet) -> list[Issue]:
        if any("image" in card for card in plain["cards"]):  # whether the picture is there, other rows say
            return errors_in(plain, before, find)
        key = pickle.dumps((plain, before)), _others()
        found: list[Issue] = once(key, lambda: errors_in(plain, before, find))
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shipped, "read_file", read)
        patch.setattr(shipped, "errors_in", errors)
        yield


def _others() -> tuple[tuple[str, int, str], ...]:
    """What a set may extend: everything else that is published now."""
    rows = CardSetVersion.objects.filter(status="published").order_by("card_set__slug", "number")
    return tuple(rows.values_list("card_set__slug", "number", "content_hash"))
