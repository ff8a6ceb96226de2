"""The Ruleset protocol: all that the service knows of a game. And the registry of those there are."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from cards.language.issues import Issue
from cards.language.sets import Language
from games.rules.kernel.actions import ActionType, Concede, tag_of
from games.rules.kernel.moments import Moment
from games.rules.kernel.run import Run
from games.rules.kernel.table import Table as AnyTable
from games.rules.kernel.table import Zone
from games.rules.kernel.words import Say

CardSetData = Mapping[str, Any]
"""A card set version as plain data: the content of its YAML."""


class Ruleset(Protocol):
    """One object a kind of game. Everything is pure: same arguments, same answer."""

    name: str
    version: int
    """The engine's version: it goes up when a stored replay would come out differently."""
    language: Language[Any]
    """What its cards may say."""
    min_seats: int
    max_seats: int
    actions: tuple[type[ActionType], ...]
    """What a seat may send. Two rulesets share a tag only by sharing the class."""
    moments: tuple[Moment, ...]
    """The kinds of moments it has: what its prompts' `clock` may name. One that pauses has PAUSE among them."""
    Table: type[AnyTable]
    Options: type[msgspec.Struct]
    """The table's options with their defaults; their words are `option-<ruleset>-<name>…`."""
    View: type[msgspec.Struct]
    """What `view` returns: a struct with the fields `table` and `you`."""

    def needs(self, cards: Sequence[Any]) -> Iterator[Issue]:
        """What a set of these cards lacks before it may be published; the language has read and checked them."""

    def compile(self, card_sets: Sequence[CardSetData]) -> Any:
        """The chosen card sets, made ready to play with. Raises BadSetup. The result is never changed."""

    def check_setup(self, cards: Any, options: Any, seats: int) -> list[Say]:
        """Every reason why this game cannot be set up; empty if it can."""

    def needs_consent(self, options: Any) -> bool:
        """Whether every person must accept these options before the start."""

    def setup(self, cards: Any, options: Any, seats: int, seed: bytes) -> AnyTable:
        """The Table before the first step."""

    def step(self, run: Run[Any]) -> None:
        """Play from this quiet Table to the next quiet one, asking as the rules say."""

    def view(self, cards: Any, table: Any, viewer: int | None) -> msgspec.Struct:
        """What this seat, or a spectator (None), may see: `table` is public, `you` is None for a spectator."""

    def fold(self, view: dict[str, Any], event: Mapping[str, Any]) -> None:
        """Bring a view (as plain data) up to date with one event as its viewer saw it, in place."""

    def label(self, cards: Any, table: Any, of: str, choice: str) -> Say:
        """Words for one choice of a form field; `of` is the field's."""

    def zones(self, table: Any) -> Iterator[tuple[str, Zone]]:
        """Every zone with its name: together they hold every copy exactly once."""


_rulesets: dict[str, Ruleset] = {}


def register(ruleset: Ruleset) -> None:
    """Raises ValueError where one of its actions has the tag of another class."""
    _check_tags(ruleset, "every game", [Concede])
    for other in rulesets():
        if other.name != ruleset.name:
            _check_tags(ruleset, other.name, other.actions)
    _rulesets[ruleset.name] = ruleset


def _check_tags(ruleset: Ruleset, owner: str, actions: Iterable[type[msgspec.Struct]]) -> None:
    known = {tag_of(action): action for action in actions}
    for action in ruleset.actions:
        if known.get(tag_of(action), action) is not action:
            raise ValueError(
                f"{ruleset.name} and {owner} have different classes for the action {tag_of(action)!r}: "
                "share one class, or choose another tag"
            )


def ruleset_named(name: str) -> Ruleset:
    return _rulesets[name]


def rulesets() -> list[Ruleset]:
    return list(_rulesets.values())
