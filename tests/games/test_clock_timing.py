"""Nothing to read in the timing: whether a window opens, for whom and for how long is the same for any hidden cards."""

from collections.abc import Iterator
from random import Random

import pytest

from games.play.clocks import ClockSettings
from games.rules.kernel.game import State, apply, decode_table, resume, start
from games.rules.kernel.prompts import Action, fill
from games.rules.kernel.rng import Rng
from games.rules.kill_the_unicorns.options import KuOptions
from games.rules.kill_the_unicorns.ruleset import KillTheUnicorns
from games.rules.unstable_unicorns.table import UnicornTable
from tests.harness.walk import seed_of
from tests.rules.kill_the_unicorns.conftest import CARDS as KU_CARDS
from tests.rules.unstable_unicorns.walks import CARDS, RULES, options_of

Outline = list[tuple[int | None, str, bool, str | None, object]]
RESAMPLED = 5


def outline(state: State) -> Outline:
    """All of the open prompts that others can notice: who is asked what, and for how long."""
    clock = ClockSettings()
    return [(p.seat, p.kind, p.optional, p.default, clock.time_for(p.clock)) for p in state.prompts]


def random_states(number: int, most: int) -> Iterator[State]:
    rng, picks = Random(number), Rng(seed_of(number))
    state = start(RULES, CARDS, options_of(number), 2 + number % 7, seed_of(number)).state
    for _ in range(most):
        if state.outcome:
            return
        yield state
        prompt = rng.choice(state.prompts)
        state = apply(RULES, CARDS, state, fill(prompt, rng.choice(prompt.forms), picks)).state


def with_other_hidden_cards(state: State, rng: Random) -> UnicornTable:
    """The same table with the faces of all cards in hands and deck dealt anew."""
    table: UnicornTable = decode_table(RULES, state.checkpoint)
    hidden = [copy for zone in (*table.hands, table.deck) for copy in zone]
    faces = [table.faces[copy] for copy in hidden]
    rng.shuffle(faces)
    for copy, face in zip(hidden, faces, strict=True):
        table.faces[copy] = face
    return table


@pytest.mark.parametrize("number", range(6))
def test_the_same_windows_open_for_as_long_whatever_is_in_the_hands(number: int) -> None:
    rng, seen = Random(number), 0
    for state in random_states(number, most=150):
        is_fresh_window = state.prompts[0].clock == "neigh" and not state.answers
        if not is_fresh_window:
            continue
        seen += 1
        for _ in range(RESAMPLED):
            again = resume(RULES, CARDS, with_other_hidden_cards(state, rng), state.step).state
            assert outline(again) == outline(state)
    assert seen, "no window opened: the test looked at nothing"


@pytest.mark.parametrize("seats", [3, 6])
def test_an_ability_lengthens_a_bid_at_most_once_a_seat_and_round(seats: int) -> None:
    """Whoever may use one does so at every chance: the same bidder is asked anew, but only so often."""
    ku = KillTheUnicorns()
    rng = Rng(seed_of(seats))
    state = start(ku, KU_CARDS, KuOptions(), seats, seed_of(seats)).state
    asked_anew, uses, most = 0, 0, 0
    while not state.outcome:
        before = outline(state)[0][:2]
        action = _ability(state, rng) or fill(state.owed[0], rng.pick(state.owed[0].forms), rng)
        state = apply(ku, KU_CARDS, state, action).state
        is_anew = action.type == "use_ability" and not state.outcome and outline(state)[0][:2] == before
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
