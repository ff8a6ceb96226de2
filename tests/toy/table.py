"""The Table of the toy."""

from games.rules.kernel.table import Table, Zone


class ToyTable(Table):
    printed: list[str]
    """The id of each face."""
    deck: Zone
    discard: Zone
    hands: list[Zone]
    points: list[int]
    active: int = 0
