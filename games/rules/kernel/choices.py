"""One choice of a form field as people see it: its words, and the card, seat and zone that it is about."""

from typing import NamedTuple

from games.rules.kernel.words import Say


class Choice(NamedTuple):
    """What the asked seat may know of one choice. Where choices lie at several places, `place` is said beside them."""

    label: Say
    card: str | None = None
    """Which card it is about, as its card set calls it."""
    id: str | None = None
    """The id of that card in this game, where the asked seat can see it."""
    seat: int | None = None
    """The seat that it is about, or whose card it is."""
    zone: str | None = None
    """Where the card lies, a name of the ruleset's."""
    place: Say | None = None
    """The zone in words, and whose it is."""
