"""The publishing gate's games: a card set is played some hundred times, by random players, for every number of seats.

A set that extends others is played with each of them. Registered with `cards` at start-up. Runs in a process of its
own and needs no database.
"""

from collections.abc import Iterator, Sequence

from django.conf import settings
from msgspec import Struct

import words
from cards.language.catalogue import NothingShipped, default_set
from cards.language.sets import Plain
from cards.publishing.gate import Finding, GateProgress, Stack
from games.bots.simulation import Tally, Violation, play_one, seed_of
from games.rules.kernel.errors import BadSetup
from games.rules.kernel.ruleset import Ruleset, ruleset_named
from games.rules.kernel.words import Say

MOST_FINDINGS = 10


class _Table(Struct, frozen=True):
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


def play_gate(stacks: Sequence[Stack]) -> Iterator[GateProgress]:
    """Tells before each game which one it is, so that one that never ends can be found; stops after enough findings."""
    ruleset = ruleset_named(stacks[0][-1]["ruleset"])
    compiled: list[tuple[Stack, object]] = []
    for stack in stacks:
        try:
            compiled.append((stack, ruleset.compile(stack)))
        except BadSetup as bad:
            yield GateProgress(1, 1, [Finding(_said(reason, stack)) for reason in bad.reasons])
            return
    yield from _play(ruleset, compiled)


def _play(ruleset: Ruleset, compiled: list[tuple[Stack, object]]) -> Iterator[GateProgress]:
    options = ruleset.Options()
    tables = [_Table(stack, cards, seats) for stack, cards in compiled for seats in _seat_counts(ruleset, options)]
    each = -(-settings.CARDS_GATE_GAMES // len(tables))
    findings = [
        Finding(_said(reason, table.stack), place=table.place)
        for table in tables
        for reason in ruleset.why_not_set_up(table.cards, options, table.seats)
    ]
    total, done, tally = each * len(tables), 0, Tally()
    if findings:
        yield GateProgress(total, total, findings)
        return
    for number in range(each):
        for table in tables:
            yield GateProgress(done, total, findings, now=table.again(ruleset, number))
            findings += _one_game(ruleset, table, options, number, tally)
            done += 1
            if len(findings) >= MOST_FINDINGS:
                yield GateProgress(total, total, findings)
                return
    yield GateProgress(total, total, findings, _never_used(ruleset, compiled, tally))


def _seat_counts(ruleset: Ruleset, options: object) -> list[int]:
    """All that the game takes with these options: those for which the set that ships, if one does, can be set up."""
    counts = range(ruleset.min_seats, ruleset.max_seats + 1)
    try:
        cards = ruleset.compile([default_set(ruleset.name)])
    except NothingShipped:
        return list(counts)
    return [seats for seats in counts if not ruleset.why_not_set_up(cards, options, seats)]


def _one_game(ruleset: Ruleset, table: _Table, options: object, number: int, tally: Tally) -> list[Finding]:
    try:
        play_one(ruleset, table.cards, options, table.seats, seed_of(number, 0), tally)
    except Violation as violation:
        again = table.again(ruleset, number)
        return [Finding(violation.what, card=violation.card, place=table.place, reproduce=again)]
    return []


def _never_used(ruleset: Ruleset, compiled: list[tuple[Stack, object]], tally: Tally) -> list[Finding]:
    """The set's own cards, and effects of them, that no game has shown. What lies under it was before the gate once."""
    own = {card["id"] for card in compiled[0][0][-1]["cards"]}
    unused = tally.unused(ruleset, compiled[0][1])
    never_played = {use.card for use in unused if use.part == "played"}
    return [
        Finding(words.say(words.FALLBACK, f"cards-gate-never-{use.part}", games=tally.games), card=use.card)
        for use in unused
        if use.card in own and (use.part == "played" or use.card not in never_played)
    ]


def _said(reason: Say, stack: Sequence[Plain]) -> str:
    names = {card["id"]: card["names"].get("en", card["id"]) for plain in stack for card in plain["cards"]}
    args = {
        name: names.get(str(value), value) if name.startswith("card") else value for name, value in reason.args.items()
    }
    return words.say(words.FALLBACK, reason.key, **args)
