"""An example of every event: the first of its kind in some random games of each ruleset, a private one if there is.

Events of the lobby and those that random games hardly ever reach are made here, from the same types.
"""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from uuid import UUID

import msgspec
import yaml

from games.rules.kernel.events import Event, partly_known, seen_by
from games.rules.kernel.game import apply, start
from games.rules.kernel.prompts import fill
from games.rules.kernel.rng import Rng
from games.rules.kernel.ruleset import Ruleset
from games.rules.kernel.table import Outcome
from games.rules.kernel.table_events import (
    CardSetRef,
    GameAbandoned,
    GameFinished,
    GameRewound,
    GameStarted,
    HostPassed,
    PausedReason,
    RematchOpened,
    ScenarioUndone,
    SeatAccepted,
    SeatAway,
    SeatBack,
    SeatConceded,
    SeatHandedOver,
    SeatLeft,
    SeatMoved,
    SeatNotReady,
    SeatReady,
    SeatRemoved,
    SeatTaken,
    SeatWithdrew,
    TableClosed,
    TableOpened,
    TablePaused,
    TableResumed,
)
from games.rules.kill_the_unicorns.events import DoubleRainbowCompleted
from games.rules.kill_the_unicorns.ruleset import KillTheUnicorns
from games.rules.unstable_unicorns.events import PhaseSkipped
from games.services.event_texts import EventTexts
from games.services.event_views import event_view
from games.services.start import commitment
from games.services.texts import Speaker
from games.store.decks import Deck
from games.store.log import Logged
from tests.harness.walk import seed_of
from tests.rules.kill_the_unicorns import walks as ku
from tests.rules.kill_the_unicorns.conftest import CARDS as KU_CARDS
from tests.rules.unstable_unicorns import walks as uu

AT = datetime(2026, 1, 31, 12, tzinfo=UTC)
PEOPLE = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal")
SHIPPED = [yaml.safe_load(path.read_text(encoding="utf-8")) for path in sorted(Path("cards/data").glob("*.yaml"))]
DECK = Deck(None, {card["id"]: card["names"] for shipped in SHIPPED for card in shipped["cards"]})
SEED, SALT = seed_of(0), seed_of(1)
CARD_SET = CardSetRef(UUID("0190a1b2-0000-7000-8000-000000000001"), "unstable-unicorns-2e", 1, "9f2c41aa")
MADE: list[Event] = [
    TableOpened(0),
    SeatTaken(1, None),
    SeatLeft(1),
    SeatRemoved(1),
    SeatMoved(2, 1),
    SeatReady(1),
    SeatNotReady(1),
    SeatAccepted(1),
    SeatWithdrew(1),
    HostPassed(1),
    TableClosed(),
    GameStarted([0, 1, 2], commitment(SEED, SALT), [CARD_SET]),
    SeatAway(1),
    PhaseSkipped(1, "turn"),
    SeatBack(1),
    SeatHandedOver(1, "random"),
    TablePaused(PausedReason.EVERYBODY_AWAY),
    TableResumed(),
    SeatConceded(1),
    GameRewound(),
    ScenarioUndone(12),
    RematchOpened(UUID("0190a1b2-0000-7000-8000-000000000002")),
    GameAbandoned(),
    DoubleRainbowCompleted(2),
]


def recorded() -> dict[str, Any]:
    """By tag, as the API shows it to the seat that may know most."""
    found = {event.type: Logged(number, AT, event) for number, event in enumerate(MADE, 1)}
    for number, event in happening():
        told = found.get(event.type)
        if told is None or (who_knows(told.event) is None and who_knows(event) is not None):
            found[event.type] = Logged(number, AT, event)
    return {tag: shown(found[tag]) for tag in sorted(found)}


def shown(logged: Logged) -> Any:
    viewer = who_knows(logged.event)
    return msgspec.to_builtins(event_view(logged._replace(event=seen_by(logged.event, viewer)), texts("en", viewer)))


def texts(language: str, viewer: int | None) -> EventTexts:
    """The words for somebody at the tables of these games."""
    return EventTexts(Speaker(language, DECK, dict(enumerate(PEOPLE))), viewer)


def who_knows(event: Event) -> int | None:
    facts = [getattr(event, name) for name in partly_known(type(event))]
    return next((seat for fact in facts for seat in fact.only or ()), None)


def happening() -> Iterator[tuple[int, Event]]:
    """Everything that happens in these games, with its number in its game."""
    for number in range(16):
        yield from game(uu.RULES, uu.CARDS, uu.options_of(number), uu.SEATS[number % 7], number)
    for number, (seats, options) in enumerate([*ku.TABLES, (4, ku.ODD), (6, ku.ODD)]):
        yield from game(KillTheUnicorns(), KU_CARDS, options, seats, 100 + number)


def game(ruleset: Ruleset, cards: Any, options: Any, seats: int, number: int) -> Iterator[tuple[int, Event]]:
    rng = Rng(seed_of(number + 1))
    played = start(ruleset, cards, options, seats, seed_of(number))
    count = seats + 1  # they sat down, and the game was started
    while True:
        for event in played.events:
            count += 1
            yield count, event
        outcome: Outcome | None = played.state.outcome
        if outcome is not None:
            yield count + 1, GameFinished(outcome, seed_of(number).hex(), SALT.hex())
            return
        prompt = rng.pick(played.state.prompts)
        played = apply(ruleset, cards, played.state, fill(prompt, rng.pick(prompt.forms), rng))
