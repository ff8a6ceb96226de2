"""Nothing to read in the timing: whether a window opens, for whom and for how long is the same for any hidden cards."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, NamedTuple

import pytest

from games.rules.kernel.game import State, apply, decode_table, resume, start
from games.rules.kernel.prompts import Action, fill
from games.rules.kernel.rng import Rng
from games.rules.kernel.ruleset import Ruleset
from games.rules.kill_the_unicorns.options import KillTheUnicornsOptions
from games.rules.kill_the_unicorns.ruleset import KillTheUnicorns
from games.rules.kill_the_unicorns.table import KuTable
from games.rules.unstable_unicorns.table import UnicornTable
from games.services.clocks import ClockChoice, settings_for
from games.stepping import stepper
from games.stepping.deadlines import Deadline, Mode
from games.stepping.position import Given, Position
from tests.harness.walk import seed_of
from tests.rules.kill_the_unicorns.conftest import CARDS as KU_CARDS
from tests.rules.kill_the_unicorns.walks import TABLES as KU_TABLES
from tests.rules.unstable_unicorns.walks import CARDS, RULES, options_of

Outline = list[tuple[int | None, str, bool, str | None, object]]
RESAMPLED = 5
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
KU = KillTheUnicorns()


class Case(NamedTuple):
    """How one ruleset is tried: its tables by number, when its hidden cards could matter, and who hides what."""

    rules: Ruleset
    cards: Any
    table: Callable[[int], tuple[int, Any]]
    matters: Callable[[State], bool]
    hidden: Callable[[Any], Iterator[list[int]]]


def unicorns_hidden(table: UnicornTable) -> Iterator[list[int]]:
    """Any card in a hand or the deck could be any other of them."""
    yield [copy for zone in (*table.hands, table.deck) for copy in zone]


def hunters_hidden(table: KuTable) -> Iterator[list[int]]:
    """A seat's hunt cards (even if others have seen them), its stratagems face down, and the unicorns to come."""
    yield table.deck
    down = [copy for slot in table.row for copy in slot.stratagems]
    for seat, hunter in enumerate(table.hunters):
        yield [*hunter.hand, *hunter.played, *hunter.spent]
        yield [*hunter.deck, *hunter.drawn, *(copy for copy in down if table.owner_of(KU_CARDS, copy) == seat)]


def ku_table(number: int) -> tuple[int, KillTheUnicornsOptions]:
    return KU_TABLES[number * 5 % len(KU_TABLES)]


def before_the_cards_are_turned(state: State) -> bool:
    """What lies there decides what happens from then on, as it should."""
    table: KuTable = decode_table(KU, state.checkpoint)
    return table.phase in ("characters", "stratagems", "opening", "bidding", "market")


CASES = {
    "unstable_unicorns": Case(
        RULES,
        CARDS,
        lambda number: (2 + number % 7, options_of(number)),
        lambda state: state.prompts[0].clock == "neigh",
        unicorns_hidden,
    ),
    "kill_the_unicorns": Case(KU, KU_CARDS, ku_table, before_the_cards_are_turned, hunters_hidden),
}


def outline(rules: Ruleset, state: State) -> Outline:
    """All of the open prompts that others can notice: who is asked what, and for how long."""
    clock = settings_for(rules.moments, ClockChoice())
    return [(p.seat, p.kind, p.optional, p.default, clock.time_for(p.clock)) for p in state.prompts]


def random_states(case: Case, number: int, most: int) -> Iterator[State]:
    rng, picks = Random(number), Rng(seed_of(number))
    seats, options = case.table(number)
    state = start(case.rules, case.cards, options, seats, seed_of(number)).state
    for _ in range(most):
        if state.outcome:
            return
        yield state
        prompt = rng.choice(state.prompts)
        state = apply(case.rules, case.cards, state, fill(prompt, rng.choice(prompt.forms), picks)).state


def with_other_hidden_cards(case: Case, state: State, rng: Random) -> Any:
    """The same table with the faces of all hidden cards dealt anew."""
    table = decode_table(case.rules, state.checkpoint)
    for hidden in case.hidden(table):
        faces = [table.faces[copy] for copy in hidden]
        rng.shuffle(faces)
        for copy, face in zip(hidden, faces, strict=True):
            table.faces[copy] = face
    return table


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("name", CASES)
def test_the_same_prompts_open_for_as_long_whatever_is_hidden(name: str, number: int) -> None:
    case, rng = CASES[name], Random(number)
    seen: set[str] = set()
    for state in random_states(case, number, most=150):
        if state.answers or not case.matters(state):
            continue
        seen |= {prompt.kind for prompt in state.prompts}
        for _ in range(RESAMPLED):
            again = resume(case.rules, case.cards, with_other_hidden_cards(case, state, rng), state.step).state
            assert outline(case.rules, again) == outline(case.rules, state)
    assert seen, "nothing opened: the test looked at nothing"


def played_for(case: Case, state: State, away: frozenset[int], bots: frozenset[int]) -> Any:
    """All that others notice of how absent seats and bots are played: when, by whom, and whether the table waits."""
    seats = frozenset(range(decode_table(case.rules, state.checkpoint).seats))
    clock = settings_for(case.rules.moments, ClockChoice(Mode.LIVE, {"pace": 1.5}))
    grace, people = timedelta(milliseconds=250), seats - bots
    given = Given(case.rules, case.cards, seed_of(1), b"", clock, grace, NOON, people, {}, bots)
    at = Position(state, Deadline(NOON), away - {min(people)}, {})
    stepped = stepper.leave(at, given, min(people))
    events = [event.type for step in stepped.steps for event in step.events]
    asked = [prompt.seat for prompt in stepped.position.state.owed]
    return stepped.position.deadline, stepped.position.paused_at, events, asked


@pytest.mark.parametrize("number", range(1, 5))
@pytest.mark.parametrize("name", CASES)
def test_bots_and_absent_seats_are_answered_for_at_the_same_time_whatever_is_hidden(name: str, number: int) -> None:
    case, rng = CASES[name], Random(number)
    seen = set()
    for state in random_states(case, number, most=150):
        if state.answers or not case.matters(state):
            continue
        seats = range(decode_table(case.rules, state.checkpoint).seats)
        bots = frozenset(rng.sample(seats, rng.randint(0, len(seats) - 1)))
        away = frozenset(rng.sample(seats, rng.randint(1, len(seats)))) - bots
        timing = played_for(case, state, away, bots)
        seen.add((timing[0].plays_at is None, timing[1] is None))
        for _ in range(RESAMPLED):
            again = resume(case.rules, case.cards, with_other_hidden_cards(case, state, rng), state.step).state
            assert played_for(case, again, away, bots) == timing
    assert {(True, False), (False, True)} <= seen, "it never waited, or nobody was played for"


@pytest.mark.parametrize("name", CASES)
def test_every_prompt_is_of_a_kind_that_its_ruleset_says_it_has(name: str) -> None:
    """Else it would have no deadline."""
    case = CASES[name]
    kinds = {prompt.clock for state in random_states(case, 3, most=400) for prompt in state.prompts}
    assert kinds == {moment.name for moment in case.rules.moments}


@pytest.mark.parametrize("seats", [3, 6])
def test_an_ability_lengthens_a_bid_at_most_once_a_seat_and_round(seats: int) -> None:
    """Whoever may use one does so at every chance: the same bidder is asked anew, but only so often."""
    rng = Rng(seed_of(seats))
    state = start(KU, KU_CARDS, KillTheUnicornsOptions(), seats, seed_of(seats)).state
    asked_anew, uses, most = 0, 0, 0
    while not state.outcome:
        before = outline(KU, state)[0][:2]
        action = _ability(state, rng) or fill(state.owed[0], rng.pick(state.owed[0].forms), rng)
        state = apply(KU, KU_CARDS, state, action).state
        is_anew = action.type == "use_ability" and not state.outcome and outline(KU, state)[0][:2] == before
        asked_anew = asked_anew + 1 if is_anew else 0
        uses += is_anew
        most = max(most, asked_anew)
    assert uses > 0
    assert most <= seats


def _ability(state: State, rng: Rng) -> Action | None:
    for prompt in state.prompts:
        for form in prompt.forms:
            if form.type == "use_ability":
                return fill(prompt, form, rng)
    return None
