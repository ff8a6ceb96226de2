"""The publishing gate's games: a card set is played some hundred times, by random players, for every number of seats.

A set that extends others is played with each of them. Games that begin with a new or changed card in somebody's hand
come first. Registered with `cards` at start-up. Runs in a process of its own and needs no database.
"""

from collections.abc import Iterable, Iterator, Sequence

from django.conf import settings

import words
from cards.publishing.gate import Finding, GateProgress, Stack
from games.bots.simulation import Tally, Violation, play_one, seed_of
from games.rules.kernel.ruleset import Ruleset, ruleset_named
from games.trial_tables import CannotPlay, TrialTable, trial_tables

MOST_FINDINGS = 10
MOST_FIRST = 12
"""If more cards than this are new or changed, all games are alike."""
EARLY_GAMES = 6
"""So many games first with each new or changed card."""
LOOKED_FOR = 60
"""So many deals are looked at for one that gives the card to somebody."""

GateGame = tuple[TrialTable, int]
"""A table, and the number that its luck is made from."""


def play_gate(stacks: Sequence[Stack], first: Sequence[str] = ()) -> Iterator[GateProgress]:
    """Tells before each game which one it is, so that one that never ends can be found; stops after enough findings.

    `first` are the cards to see soon.
    """
    ruleset = ruleset_named(stacks[0][-1]["ruleset"])
    options = ruleset.Options()
    try:
        tables = trial_tables(ruleset, stacks, options)
    except CannotPlay as cannot:
        yield GateProgress(1, 1, cannot.findings)
        return
    yield from _play(ruleset, options, tables, _early(ruleset, options, tables, first))


def _early(ruleset: Ruleset, options: object, tables: Sequence[TrialTable], cards: Sequence[str]) -> Iterator[GateGame]:
    """Games in which somebody is dealt one of these cards, each at another table."""
    for place, card in enumerate(cards if len(cards) <= MOST_FIRST else ()):
        for number in range(EARLY_GAMES):
            table = tables[(place + number) % len(tables)]
            yield table, _deal_with(ruleset, options, table, card, number)


def _deal_with(ruleset: Ruleset, options: object, table: TrialTable, card: str, number: int) -> int:
    """The first number from this one on that deals the card to somebody; where nothing is dealt, this one."""
    for other in range(number, number + LOOKED_FOR):
        laid = ruleset.setup(table.cards, options, table.seats, seed_of(other, 0))
        if any(use.card == card for use in ruleset.dealt(table.cards, laid)):
            return other
    return number


def _play(
    ruleset: Ruleset, options: object, tables: Sequence[TrialTable], wanted: Iterable[GateGame]
) -> Iterator[GateProgress]:
    each = -(-settings.CARDS_GATE_GAMES // len(tables))
    early = _once(wanted)
    games = _once([*early, *((table, number) for number in range(each) for table in tables)])
    findings: list[Finding] = []
    total, tally = len(games), Tally()
    for done, (table, number) in enumerate(games):
        yield GateProgress(done, total, findings, now=table.again(ruleset, number), early=len(early))
        findings += _one_game(ruleset, table, options, number, tally)
        if len(findings) >= MOST_FINDINGS:
            yield GateProgress(total, total, findings, early=len(early))
            return
    yield GateProgress(total, total, findings, _never_used(ruleset, tables, tally), early=len(early))


def _once(games: Iterable[GateGame]) -> list[GateGame]:
    return list({(id(table), number): (table, number) for table, number in games}.values())


def _one_game(ruleset: Ruleset, table: TrialTable, options: object, number: int, tally: Tally) -> list[Finding]:
    try:
        play_one(ruleset, table.cards, options, table.seats, seed_of(number, 0), tally)
    except Violation as violation:
        again = table.again(ruleset, number)
        return [Finding(violation.what, card=violation.card, place=table.place, reproduce=again)]
    return []


def _never_used(ruleset: Ruleset, tables: Sequence[TrialTable], tally: Tally) -> list[Finding]:
    """The set's own cards, and effects of them, that no game has shown. What lies under it was before the gate once."""
    own = {card["id"] for card in tables[0].stack[-1]["cards"]}
    unused = tally.unused(ruleset, tables[0].cards)
    never_played = {use.card for use in unused if use.part == "played"}
    return [
        Finding(words.say(words.FALLBACK, f"cards-gate-never-{use.part}", games=tally.games), card=use.card)
        for use in unused
        if use.card in own and (use.part == "played" or use.card not in never_played)
    ]
