"""The tables at which a set is tried before it is published: with each set that it extends, at all numbers of seats."""

from collections.abc import Sequence

from msgspec import Struct

import words
from cards.language.catalogue import NothingShipped, default_set
from cards.language.sets import Plain
from cards.publishing.gate import Finding, Stack
from games.rules.kernel.errors import BadSetup
from games.rules.kernel.ruleset import Ruleset
from games.rules.kernel.words import Say


class TrialTable(Struct, frozen=True):
    """One way to play the set: with these sets under it, and so many seats."""

    stack: Stack
    cards: object
    seats: int

    def again(self, ruleset: Ruleset, number: int) -> str:
        """The command that plays this game once more; FILE is the draft's export."""
        under = "".join(f" --set {plain['id']}" for plain in self.stack[:-1])
        return f"manage.py simulate {ruleset.name}{under} --set FILE --seats {self.seats} --seed {number} --games 1"

    @property
    def place(self) -> str:
        under = ", ".join(plain["id"] for plain in self.stack[:-1])
        return f"{self.seats} seats{f', {under}' if under else ''}"


class CannotPlay(Exception):
    """The sets do not make a game."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__()
        self.findings = findings


def trial_tables(ruleset: Ruleset, stacks: Sequence[Stack], options: object) -> list[TrialTable]:
    """All of them. Raises CannotPlay with every reason."""
    try:
        compiled = [(stack, ruleset.compile(stack)) for stack in stacks]
    except BadSetup as bad:
        raise CannotPlay([Finding(_said(reason, stacks)) for reason in bad.reasons]) from bad
    tables = [TrialTable(stack, cards, seats) for stack, cards in compiled for seats in _seat_counts(ruleset, options)]
    found = [
        Finding(_said(reason, [table.stack]), place=table.place)
        for table in tables
        for reason in ruleset.why_not_set_up(table.cards, options, table.seats)
    ]
    if found:
        raise CannotPlay(found)
    return tables


def _seat_counts(ruleset: Ruleset, options: object) -> list[int]:
    """All that the game takes with these options: those for which the set that ships, if one does, can be set up."""
    counts = range(ruleset.min_seats, ruleset.max_seats + 1)
    try:
        cards = ruleset.compile([default_set(ruleset.name)])
    except NothingShipped:
        return list(counts)
    return [seats for seats in counts if not ruleset.why_not_set_up(cards, options, seats)]


def _said(reason: Say, stacks: Sequence[Sequence[Plain]]) -> str:
    cards = [card for stack in stacks for plain in stack for card in plain["cards"]]
    names = {card["id"]: card["names"].get("en", card["id"]) for card in cards}
    args = {
        name: names.get(str(value), value) if name.startswith("card") else value for name, value in reason.args.items()
    }
    return words.say(words.FALLBACK, reason.key, **args)
