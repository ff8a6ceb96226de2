"""The publishing gate's games: a card set is played some hundred times, by random players, for every number of seats.

Registered with `cards` at start-up. Runs in a process of its own and needs no database.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from django.conf import settings

import words
from cards.language.catalogue import NothingShipped, default_set
from cards.publishing.gate import Finding, GateProgress
from games.bots.simulation import Tally, Violation, play_one, seed_of
from games.rules.kernel.errors import BadSetup
from games.rules.kernel.ruleset import Ruleset, ruleset_named
from games.rules.kernel.words import Say

MOST_FINDINGS = 10


def play_gate(plain: Mapping[str, Any]) -> Iterator[GateProgress]:
    """Tells before each game which one it is, so that one that never ends can be found; stops after enough findings."""
    ruleset = ruleset_named(plain["ruleset"])
    try:
        cards = ruleset.compile([plain])
    except BadSetup as bad:
        yield GateProgress(1, 1, [Finding(_said(reason, plain)) for reason in bad.reasons])
        return
    yield from _play(ruleset, cards, plain)


def _play(ruleset: Ruleset, cards: Any, plain: Mapping[str, Any]) -> Iterator[GateProgress]:
    options = ruleset.Options()
    tables = _seat_counts(ruleset, options)
    each = -(-settings.CARDS_GATE_GAMES // len(tables))
    findings = [
        Finding(_said(reason, plain), place=f"{seats} seats")
        for seats in tables
        for reason in ruleset.check_setup(cards, options, seats)
    ]
    total, done = each * len(tables), 0
    if findings:
        yield GateProgress(total, total, findings)
        return
    for number in range(each):
        for seats in tables:
            again = f"manage.py simulate {ruleset.name} --set FILE --seats {seats} --seed {number} --games 1"
            yield GateProgress(done, total, findings, again)
            findings += _one_game(ruleset, cards, options, seats, number, again)
            done += 1
            if len(findings) >= MOST_FINDINGS:
                yield GateProgress(total, total, findings)
                return
    yield GateProgress(total, total, findings)


def _seat_counts(ruleset: Ruleset, options: Any) -> list[int]:
    """All that the game takes with these options: those for which the set that ships, if one does, can be set up."""
    counts = range(ruleset.min_seats, ruleset.max_seats + 1)
    try:
        cards = ruleset.compile([default_set(ruleset.name)])
    except NothingShipped:
        return list(counts)
    return [seats for seats in counts if not ruleset.check_setup(cards, options, seats)]


def _one_game(ruleset: Ruleset, cards: Any, options: Any, seats: int, number: int, again: str) -> list[Finding]:
    try:
        play_one(ruleset, cards, options, seats, seed_of(number, 0), Tally())
    except Violation as violation:
        return [Finding(violation.what, card=violation.card, place=f"{seats} seats", reproduce=again)]
    return []


def _said(reason: Say, plain: Mapping[str, Any]) -> str:
    names = {card["id"]: card["names"].get("en", card["id"]) for card in plain["cards"]}
    args = {
        name: names.get(str(value), value) if name.startswith("card") else value for name, value in reason.args.items()
    }
    return words.say(words.FALLBACK, reason.key, **args)
