"""From what tickets ask for to a table that can be opened now: its settings, and with how many seats it starts."""

from typing import NamedTuple

from games.rules.kernel.errors import BadSetup
from games.services.tables import SeatRange, TableColumns, checked_settings, sizes_that_start
from matching.wish import Terms
from uu_service.api.problems import ValidationFailed


class Pool(NamedTuple):
    """A kind of table. Tickets that lead to the same `key` can meet."""

    key: tuple[str, ...]
    fields: TableColumns
    sizes: list[int]


class Pools:
    """Looks each kind up once: within a run of the matcher, card sets do not change."""

    def __init__(self) -> None:
        self._found: dict[Terms, Pool | None] = {}

    def __call__(self, terms: Terms) -> Pool | None:
        """None: no such table can be opened any more, because a card set has been retired."""
        if terms not in self._found:
            self._found[terms] = open_pool(terms)
        return self._found[terms]


def open_pool(terms: Terms) -> Pool | None:
    try:
        fields = checked_settings(terms.table(SeatRange()))
        sizes = sizes_that_start(fields)
    except (ValidationFailed, BadSetup):
        return None
    cards = sorted(str(one["id"]) for one in fields["card_sets"])
    return Pool((terms.ruleset, terms.clock, str(terms.rated), *cards), fields, sizes) if sizes else None
