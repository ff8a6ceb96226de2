"""The harness passes on the toy game, and each of its checks fails on a planted fault."""

import random
from typing import Any

import msgspec
import pytest

from games.rules.kernel.events import Event, Known
from games.rules.kernel.prompts import Form, Prompt, one_of
from games.rules.kernel.table import CardInPlay
from games.rules.kernel.words import say
from tests.harness.checks import Violation
from tests.harness.walk import Walk, seed_of
from tests.toy.cards import ToyCards
from tests.toy.events import ToyCardPulled, ToyPointScored
from tests.toy.ruleset import Toy, ToyOptions, ToyRun, ToyTable, ToyView, shown

CARDS = Toy().compile([])


def walk(ruleset: Toy, games: int = 20, seats: int = 3, **how: Any) -> Walk:
    for number in range(games):
        walked = Walk(ruleset, ruleset.compile([]), ToyOptions(), seats, seed_of(number), **{"costly_every": 1, **how})
        walked.to_the_end()
    return walked


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_toy_game_keeps_every_promise(seats: int) -> None:
    assert walk(Toy(), 10, seats).compared > 0


def test_it_keeps_them_when_seats_concede() -> None:
    walk(Toy(), 20, 4, concede_one_in=8)


class LosesACard(Toy):
    def draw(self, run: ToyRun, seat: int) -> None:
        super().draw(run, seat)
        if len(run.table.discard) > 3:
            run.table.discard.pop()


class Hint(Event, frozen=True, tag="hint"):
    suits: list[int]


class LeaksACard(Toy):
    events = (*Toy.events, Hint)

    def draw(self, run: ToyRun, seat: int) -> None:
        run.emit(Hint([run.table.faces[copy] for copy in run.table.deck[-2:]]))
        super().draw(run, seat)


class TooMuch(Event, frozen=True, tag="too_much"):
    hint: CardInPlay
    card: Known[CardInPlay]


class TellsTheRival(Toy):
    """What only one seat may know stands in another field for all."""

    events = (*Toy.events, TooMuch)

    def pull(self, run: ToyRun, seat: int) -> None:
        super().pull(run, seat)
        pulled = run.events[-1] if run.events else None
        if isinstance(pulled, ToyCardPulled) and pulled.card.only is not None:
            run.events[-1] = TooMuch(pulled.card.only[seat], pulled.card)


class SaysWhatItDoesNotList(Toy):
    events = tuple(kind for kind in Toy.events if kind is not ToyPointScored)


class LeaksByPrompting(Toy):
    """Only holders of a point are asked: the absence of a prompt tells a hand."""

    def stops(self, table: ToyTable, seat: int) -> tuple[Form, ...]:
        return super().stops(table, seat) if 0 in [table.faces[copy] for copy in table.hands[seat]] else ()

    def play(self, run: ToyRun, seat: int, copy: int) -> None:
        super().play(run, seat, copy)
        for other in range(run.table.seats):
            if 0 in [run.table.faces[held] for held in run.table.hands[other]]:
                run.ask(Prompt(other, "odd", (Form("pass"),), say("x")))


class UsesGlobalRandom(Toy):
    def draw(self, run: ToyRun, seat: int) -> None:
        random.shuffle(run.table.deck)
        super().draw(run, seat)


class HasADeadEnd(Toy):
    def pull(self, run: ToyRun, seat: int) -> None:
        run.ask(Prompt(seat, "pull", (Form("choose", {"card": one_of("card", [])}),), say("x")))


class WaitsForNobody(Toy):
    def pull(self, run: ToyRun, seat: int) -> None:
        run.ask(Prompt(seat, "pull", (), say("x")))


class RefusesAFilling(Toy):
    def pull(self, run: ToyRun, seat: int) -> None:
        form = Form("choose_players", {"seats": one_of("seat", [str(s) for s in range(run.table.seats)])})
        rival = int(run.ask(Prompt(seat, "pull", (form,), say("x"))).one("seats"))
        if rival == seat:
            raise ValueError("not yourself")


class LeavesOutAnEvent(Toy):
    def play(self, run: ToyRun, seat: int, copy: int) -> None:
        super().play(run, seat, copy)
        run.events[:] = [event for event in run.events if event.type != "point_scored"]


class KeepsStateOutsideTheTable(Toy):
    def __init__(self) -> None:
        self.turns = 0

    def draw(self, run: ToyRun, seat: int) -> None:
        self.turns += 1
        if self.turns % 7 == 0:
            run.table.rng.below(10)
        super().draw(run, seat)


class CountsItsRuns(Toy):
    """Replays to the same bytes, because a replay runs every step as often; played in one go it differs."""

    def setup(self, cards: ToyCards, options: ToyOptions, seats: int, seed: bytes) -> ToyTable:
        self.runs = 0
        return super().setup(cards, options, seats, seed)

    def step(self, run: ToyRun) -> None:
        self.runs += 1
        try:
            super().step(run)
        finally:
            if run.table.outcome:
                run.table.handles_given += self.runs


class ShowsAHand(Toy):
    def view(self, cards: ToyCards, table: ToyTable, viewer: int | None) -> ToyView:
        view = super().view(cards, table, viewer)
        view.table.points = [len([c for c in hand if table.faces[c] == 0]) for hand in table.hands]
        return view


@pytest.mark.parametrize(
    ("faulty", "words"),
    [
        (LosesACard, "are nowhere"),
        (LeaksACard, "could tell the hidden cards apart"),
        (LeaksByPrompting, "could tell the hidden|is offered other|depends on hidden"),
        (ShowsAHand, "could tell|view . events"),
        (TellsTheRival, "could tell|view . events"),
        (SaysWhatItDoesNotList, "ToyPointScored is not among"),
        (HasADeadEnd, "cannot be filled"),
        (WaitsForNobody, "offers no form"),
        (LeavesOutAnEvent, "view . events"),
    ],
)
def test_a_planted_fault_is_found(faulty: type[Toy], words: str) -> None:
    with pytest.raises(Violation, match=words):
        walk(faulty(), 30)


@pytest.mark.parametrize("faulty", [UsesGlobalRandom, KeepsStateOutsideTheTable])
def test_a_ruleset_that_does_not_replay_is_found(faulty: type[Toy]) -> None:
    """A re-run says something else than was published (Rewound), or the replay ends in other bytes."""
    with pytest.raises(Exception, match=r"could tell|replay|one go|^$|closed|not-offered|view"):
        walk(faulty(), 30)


def test_a_ruleset_that_knows_that_it_runs_again_is_found() -> None:
    with pytest.raises(Violation, match="played in one go"):
        walk(CountsItsRuns(), costly_every=10_000)


def test_a_form_whose_filling_is_refused_is_found() -> None:
    with pytest.raises(ValueError, match="not yourself"):
        walk(RefusesAFilling(), 30)


def test_views_hold_only_what_a_view_may_hold() -> None:
    table = Toy().setup(CARDS, ToyOptions(), 2, seed_of(1))
    view = msgspec.json.encode(Toy().view(CARDS, table, 0)).decode()
    assert all(shown(table, copy).id in view for copy in table.hands[0])
    assert not any(shown(table, copy).id in view for copy in (*table.hands[1], *table.deck))
