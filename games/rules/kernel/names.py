"""The names that a ruleset gives to things: each has a label in every language, and the contract lists them all.

The labels are the messages `name-<ruleset>-<group>-<name>`, or `name-<group>-<name>` where the games share the word.
"""

from typing import Annotated, NamedTuple

from msgspec import Meta

RulesetName = Annotated[str, Meta(title="RulesetName")]
"""A kind of game."""
PromptKind = Annotated[str, Meta(title="PromptKind")]
"""What kind of question a prompt is, or what a pause shows."""
Verb = Annotated[str, Meta(title="Verb")]
"""What an answer does to cards or players."""
ZoneName = Annotated[str, Meta(title="ZoneName")]
"""Where a card lies."""
OutcomeReason = Annotated[str, Meta(title="OutcomeReason")]
"""How a game was decided."""

LAST_SEAT_LEFT = "last_seat_left"
"""The reason that every game has: all others have given up."""


class RulesetNames(NamedTuple):
    """All names of one ruleset, by what they name."""

    prompts: tuple[str, ...]
    verbs: tuple[str, ...]
    zones: tuple[str, ...]
    phases: tuple[str, ...]
    reasons: tuple[str, ...]
