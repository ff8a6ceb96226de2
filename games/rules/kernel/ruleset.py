"""The Ruleset protocol: all that the service knows of a game. And the registry of those there are."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

from cards.language.issues import Issue
from cards.language.sets import C, CardLanguage
from games.rules.kernel.actions import ActionType, Concede, tag_of
from games.rules.kernel.choices import Choice
from games.rules.kernel.events import RESERVED, Event
from games.rules.kernel.facts import Facts, NoFacts
from games.rules.kernel.foresight import Foresight
from games.rules.kernel.moments import Moment
from games.rules.kernel.names import RulesetNames
from games.rules.kernel.prompts import Action, Form, Prompt
from games.rules.kernel.run import Answer, CardsT, Run, TableT
from games.rules.kernel.scenarios import LaidCards, ScenarioPlace
from games.rules.kernel.table import DETAILS, Copy, Outcome, Zone
from games.rules.kernel.table_events import TABLE_EVENTS
from games.rules.kernel.uses import Use
from games.rules.kernel.words import Say

CardSetData = Mapping[str, object]
"""A card set version as plain data: the content of its YAML."""
OptionsT = TypeVar("OptionsT", contravariant=True)


class RulesetOf(Protocol[C, CardsT, TableT, OptionsT]):
    """One object a kind of game. Everything is pure: same arguments, same answer.

    Its types belong together: a printed card, the cards made ready to play with, the Table, the options.
    """

    name: str
    version: int
    """The engine's version: it goes up when a stored replay would come out differently."""
    language: CardLanguage[C]
    """What its cards may say."""
    min_seats: int
    max_seats: int
    actions: tuple[type[ActionType], ...]
    """What a seat may send. Two rulesets share a tag only by sharing the class."""
    events: tuple[type[Event], ...]
    """What may happen in it, beside what may happen at every table; the same rule for tags."""
    facts: tuple[type[Facts], ...]
    """What its prompts' `facts` may be. Two rulesets share a tag only by sharing the class."""
    names: RulesetNames
    """What it calls its prompts, verbs, zones, phases and outcomes."""
    moments: tuple[Moment, ...]
    """The kinds of moments it has: what its prompts' `clock` may name. One that pauses has PAUSE among them."""
    Table: type[TableT]
    Options: type[msgspec.Struct]
    """The table's options with their defaults; their words are `option-<ruleset>-<name>…`."""
    Details: type[msgspec.Struct]
    """What the `details` of its outcomes hold."""
    View: type[msgspec.Struct]
    """What `view` returns: a struct with the fields `table` and `you`."""

    def needs(self, cards: Sequence[C]) -> Iterator[Issue]:
        """What a set of these cards lacks before it may be published; the language has read and checked them."""

    def advice(self, cards: Sequence[C]) -> Iterator[Issue]:
        """What is good to know of a deck of these cards, though it may be played."""

    def usable(self, cards: CardsT) -> Iterator[Use]:
        """The cards and effects that enough games should show."""

    def dealt(self, cards: CardsT, table: TableT) -> Iterator[Use]:
        """The cards that each seat holds in a Table fresh from `setup`, as drawn."""

    def uses(self, event: Event) -> Iterator[Use]:
        """The cards that this event shows as drawn, played or stopped, or whose effect it shows."""

    def compile(self, card_sets: Sequence[CardSetData]) -> CardsT:
        """The chosen card sets, made ready to play with. Raises BadSetup. The result is never changed."""

    def why_not_set_up(self, cards: CardsT, options: OptionsT, seats: int) -> list[Say]:
        """Every reason why this game cannot be set up; empty if it can."""

    def needs_consent(self, options: OptionsT) -> bool:
        """Whether every person must accept these options before the start."""

    def setup(self, cards: CardsT, options: OptionsT, seats: int, seed: bytes) -> TableT:
        """The Table before the first step."""

    def ranking(self, outcome: Outcome, seats: Sequence[int]) -> list[list[int]]:
        """These seats in the order in which the game left them, the best first; those in one list share a place.

        Where nobody has won, all of them do. Seats that have conceded are not among them.
        """

    def places(self, cards: CardsT) -> list[ScenarioPlace]:
        """Where a scenario may lay which cards, in the order in which people would name them."""

    def lay(self, cards: CardsT, options: OptionsT, seats: int, seed: bytes, laid: Sequence[LaidCards]) -> TableT:
        """As `setup`, in the middle of a game, with these cards at these places. Raises BadSetup."""

    def step(self, run: Run[CardsT, TableT]) -> None:
        """Play from this quiet Table to the next quiet one, asking as the rules say."""

    def view(self, cards: CardsT, table: TableT, viewer: int | None) -> msgspec.Struct:
        """What this seat, or a spectator (None), may see: `table` is public, `you` is None for a spectator."""

    def fold(self, view: dict[str, Any], event: Event) -> None:
        """Bring a view (as plain data) up to date with one event as its viewer saw it, in place."""

    def describe(self, cards: CardsT, table: TableT, seat: int, of: str, choice: str) -> Choice:
        """One choice of a form field, as the asked seat may see it; `of` is the field's."""

    def zones(self, table: TableT) -> Iterator[tuple[str, Zone]]:
        """Every zone with its name: together they hold every copy exactly once."""

    def unknown(self, cards: CardsT, table: TableT, seat: int) -> list[list[Copy]]:
        """The copies whose faces this seat does not know, in the order of their places.

        As far as the seat knows, the copies of one list may lie in any order; those of two lists are never mixed.
        """

    def exchange(self, cards: CardsT, table: TableT, answers: list[Answer], put: Mapping[Copy, Copy]) -> list[Answer]:
        """Lay the copy `put[one]` where `one` lies; ids stay with the places.

        Returns the answers of the step under way as they read then.
        """

    def worth(self, cards: CardsT, table: TableT) -> list[float] | None:
        """How good the Table is for each seat: from 0 to 1, together about 1. None: something is under way."""

    def foresight(self, seats: int, near_end: bool) -> Foresight:
        """How a bot that has the time should look ahead at a table of so many seats."""

    def is_near_end(self, table: TableT) -> bool:
        """Whether a seat may soon win, as far as everybody can see."""

    def likely(self, cards: CardsT, table: TableT, prompt: Prompt) -> Sequence[tuple[float, Form]]:
        """How likely its seat is thought to answer with which form, which may offer less than the prompt's does.

        Empty: the leanings of `foresight` are all that is known.
        """

    def turns_begun(self, table: TableT) -> int:
        """How many turns, or what comes nearest to a turn in this game, have begun: it never falls."""

    def alike(self, cards: CardsT, table: TableT, action: Action) -> Hashable:
        """What a bot tells answers to one question apart by: of those with the same key it tries one."""


Ruleset: TypeAlias = RulesetOf[Any, Any, Any, Any]
"""Of any game: the registry knows its name, and not its types."""
_rulesets: dict[str, Ruleset] = {}
_Kinds = Sequence[type[Any]]
_Owned = Mapping[str, _Kinds]


def register(ruleset: Ruleset) -> None:
    """Raises ValueError where an action, event or facts have another class's tag, or an event a reserved field."""
    others = [other for other in rulesets() if other.name != ruleset.name]
    actions: _Owned = {"every game": (Concede,), **{other.name: other.actions for other in others}}
    events: _Owned = {"every game": TABLE_EVENTS, **{other.name: other.events for other in others}}
    facts: _Owned = {"every game": (NoFacts,), **{other.name: other.facts for other in others}}
    _require_own_tags("action", ruleset.name, ruleset.actions, actions)
    _require_own_tags("event", ruleset.name, ruleset.events, events)
    _require_own_tags("facts", ruleset.name, ruleset.facts, facts)
    _require_free_names(ruleset.events)
    _rulesets[ruleset.name] = ruleset
    DETAILS[ruleset.name] = ruleset.Details


def _require_own_tags(what: str, name: str, kinds: _Kinds, others: _Owned) -> None:
    for owner, theirs in {name: kinds, **others}.items():
        known = {tag_of(kind): kind for kind in theirs}
        for kind in kinds:
            tag = tag_of(kind)
            if known.get(tag, kind) is not kind:
                raise ValueError(
                    f"{name} and {owner} have different classes for the {what} {tag!r}: "
                    "share one class, or choose another tag"
                )


def _require_free_names(events: Sequence[type[Event]]) -> None:
    for kind in events:
        if taken := RESERVED.intersection(kind.__struct_encode_fields__):
            raise ValueError(
                f"every event has {sorted(taken)} beside its own fields: {kind.__name__} needs other names"
            )


def ruleset_named(name: str) -> Ruleset:
    return _rulesets[name]


def rulesets() -> list[Ruleset]:
    return list(_rulesets.values())


def event_types() -> tuple[type[Event], ...]:
    """Everything that may happen at a table of any registered ruleset."""
    return tuple(dict.fromkeys([*TABLE_EVENTS, *(kind for ruleset in rulesets() for kind in ruleset.events)]))
