"""Words for everything that is named: kinds of cards, phases, zones, verbs, outcomes, statuses, problems, options.

The names come from the registered rulesets and from enums: a new one without words fails a test.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec
from msgspec.structs import fields

import words
from cards.rulesets import kinds_of
from games.rules.kernel.actions import Concede, tag_of
from games.rules.kernel.names import RulesetName
from games.rules.kernel.ruleset import Ruleset, rulesets
from games.services.views import GameAccess, GameStatus
from games.stepping.deadlines import Mode
from uu_service.api.problems import CODES, kebab

Words = dict[str, str]

ROLES = ("host", "bot", "ready", "consents", "away", "conceded", "spectator")
"""What somebody at a table is: the members of a seat that are true or false, and who has none."""


class RulesetLabels(msgspec.Struct, frozen=True, kw_only=True):
    """What one game calls its things. Every member goes from a name of the contract to its words."""

    ruleset: RulesetName
    """Which game."""
    label: str
    """What people call the game."""
    kinds: Words
    """Kinds of cards."""
    phases: Words
    """What `table.phase` may say."""
    zones: Words
    """Where cards lie."""
    verbs: Words
    """What is done to cards and players."""
    prompts: Words
    """Kinds of questions and pauses."""
    actions: Words
    """Types of forms and actions."""
    moments: Words
    """Kinds of moments that the clock times."""
    reasons: Words
    """How a game was decided."""
    options: Words
    """What a host may choose."""


class LabelBook(msgspec.Struct, frozen=True, kw_only=True):
    """Words for everything that the contract names, in one language."""

    language: str
    """The language of all these words."""
    statuses: Words
    """Where a game stands."""
    access: Words
    """Who may find and watch a table."""
    roles: Words
    """What somebody at a table is: `host`, `bot`, `ready`, `consents`, `away`, `conceded`, `spectator`."""
    clock_modes: Words
    """Ways to time a table."""
    problems: Words
    """Titles of problems, by their codes."""
    rulesets: list[RulesetLabels]
    """What each game calls its things."""


@lru_cache(maxsize=16)
def label_book(language: str) -> LabelBook:
    """All labels in this language; what is registered does not change while the service runs."""
    return LabelBook(
        language=language,
        statuses=_shared(language, "status", GameStatus),
        access=_shared(language, "access", GameAccess),
        roles=_shared(language, "role", ROLES),
        clock_modes={mode: words.say(language, f"clock-{mode}") for mode in Mode},
        problems={code: words.say(language, f"problem-{kebab(code)}-title") for code in sorted(CODES)},
        rulesets=[_ruleset(ruleset, language) for ruleset in rulesets()],
    )


def keys_of(ruleset: Ruleset) -> Iterator[str]:
    """The messages that a ruleset needs for its names."""
    for group, names in _groups(ruleset):
        yield from (_key(ruleset.name, group, name) for name in names)


def _groups(ruleset: Ruleset) -> Iterator[tuple[str, Iterable[str]]]:
    yield "kind", kinds_of(ruleset.language)
    yield "phase", ruleset.names.phases
    yield "zone", ruleset.names.zones
    yield "verb", ruleset.names.verbs
    yield "prompt", ruleset.names.prompts
    yield "reason", ruleset.names.reasons


def _key(ruleset: str, group: str, name: str) -> str:
    """The message of the ruleset's own, or the one that all games share."""
    shared = f"name-{group}-{kebab(name)}"
    return shared if words.has(shared) else f"name-{kebab(ruleset)}-{group}-{kebab(name)}"


def _ruleset(ruleset: Ruleset, language: str) -> RulesetLabels:
    own = {
        f"{group}s": {name: words.say(language, _key(ruleset.name, group, name)) for name in names}
        for group, names in _groups(ruleset)
    }
    actions = [*map(tag_of, ruleset.actions), tag_of(Concede)]
    option = f"option-{kebab(ruleset.name)}"
    return RulesetLabels(
        ruleset=ruleset.name,
        label=words.say(language, f"ruleset-{kebab(ruleset.name)}"),
        actions={tag: words.say(language, f"action-{kebab(tag)}") for tag in actions},
        moments={one.name: words.say(language, f"clock-{kebab(one.name)}") for one in ruleset.moments},
        options={
            field.encode_name: words.say(language, f"{option}-{kebab(field.name)}") for field in fields(ruleset.Options)
        },
        **own,
    )


def _shared(language: str, group: str, names: Iterable[str]) -> Words:
    return {name: words.say(language, f"name-{group}-{kebab(name)}") for name in names}
