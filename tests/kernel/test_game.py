"""Resolution by re-running: what stops a run, what the next answer does, what survives a deploy."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.rules.kernel.errors import GameIsOver, HasConceded, PromptIsClosed
from games.rules.kernel.events import UNKNOWN, seen_by
from games.rules.kernel.game import (
    Rewound,
    State,
    apply,
    decode,
    decode_table,
    default_for,
    encode,
    play_through,
    start,
)
from games.rules.kernel.prompts import CONCEDE, Action, fill
from games.rules.kernel.rng import Rng
from games.rules.kernel.run import AnyRun
from games.rules.kernel.table import Outcome
from tests.harness.walk import seed_of
from tests.toy.events import ToyCardDrawn, ToyTurnEnded
from tests.toy.ruleset import PULL, SHARE, Toy, ToyOptions, ToyRun, ToyTable

CARDS = Toy().compile([])


def new_game(seats: int = 3, ruleset: Toy | None = None) -> State:
    return start(ruleset or Toy(), CARDS, ToyOptions(), seats, seed_of(5)).state


def act(state: State, seat: int | None, type: str, ruleset: Toy | None = None, **fields: Any) -> State:
    prompt = next(p for p in state.prompts if p.seat == seat)
    return apply(ruleset or Toy(), CARDS, state, Action(seat, prompt.id, type, fields)).state


def table_of(state: State) -> ToyTable:
    table: ToyTable = decode_table(Toy(), state.shown)
    return table


def play_face(state: State, face: int) -> State:
    """Let seats pass until the active one holds this face, then play it."""
    while True:
        if state.prompts[0].seat is None:
            state = act(state, None, "advance")
            continue
        table = table_of(state)
        for copy in table.hands[table.active]:
            if table.faces[copy] == face:
                return act(state, table.active, "lay_card", card=table.card_id(copy))
        state = act(state, table.active, "pass")


def test_a_window_opens_for_every_other_seat_at_once() -> None:
    state = play_face(new_game(4), SHARE)
    active = table_of(state).active
    assert sorted(p.seat for p in state.prompts if p.seat is not None) == [s for s in range(4) if s != active]


def test_a_pass_closes_only_its_own_prompt_and_keeps_the_moment() -> None:
    state = play_face(new_game(4), SHARE)
    first = state.prompts[0].seat
    after = act(state, first, "pass")
    assert after.moment == state.moment
    assert [p.id for p in after.prompts] == [p.id for p in state.prompts[1:]]


def test_the_first_stop_closes_the_window_and_the_second_keeps_its_card() -> None:
    state = play_face(new_game(4), SHARE)
    table = table_of(state)
    one, two = state.prompts[0], state.prompts[1]
    assert one.seat is not None
    assert two.seat is not None
    late = Action(two.seat, two.id, "stop", {"card": table.card_id(table.hands[two.seat][0])})
    state = act(state, one.seat, "stop", card=table.card_id(table.hands[one.seat][0]))
    with pytest.raises(PromptIsClosed):
        apply(Toy(), CARDS, state, late)
    assert len(table_of(state).hands[two.seat]) == len(table.hands[two.seat]) or table_of(state).active == two.seat


def test_each_player_is_asked_at_once_and_nothing_moves_before_the_last_answer() -> None:
    state = play_face(new_game(3), SHARE)
    for prompt in list(state.prompts):
        state = act(state, prompt.seat, "pass")
    assert {p.kind for p in state.prompts} == {"share"}
    assert len(state.prompts) == 3
    before = table_of(state).discard
    for prompt in state.prompts[1:]:
        state = apply(Toy(), CARDS, state, fill(prompt, prompt.forms[0], Rng(seed_of(1)))).state
        assert table_of(state).discard == before
    last = state.prompts[0]
    state = apply(Toy(), CARDS, state, fill(last, last.forms[0], Rng(seed_of(1)))).state
    assert len(table_of(state).discard) == len(before) + 3


def test_answers_count_by_prompt_and_not_by_order_of_arrival() -> None:
    state = play_face(new_game(3), SHARE)
    for prompt in list(state.prompts):
        state = act(state, prompt.seat, "pass")
    answers = [fill(p, p.forms[0], Rng(seed_of(2))) for p in state.prompts]
    there, back = state, state
    for action in answers:
        there = apply(Toy(), CARDS, there, action).state
    for action in reversed(answers):
        back = apply(Toy(), CARDS, back, action).state
    assert there.shown == back.shown


def test_a_choice_in_the_middle_of_an_effect_survives_storage() -> None:
    state = play_face(new_game(3), PULL)
    for prompt in list(state.prompts):
        state = act(state, prompt.seat, "pass")
    assert state.prompts[0].kind == "pull"
    state = decode(encode(state))
    rival = state.prompts[0].forms[0].fields["seats"].some_of
    assert rival
    after = act(state, state.prompts[0].seat, "choose_players", seats=[rival[0]])
    assert (
        len(table_of(after).hands[int(rival[0])]) < len(table_of(state).hands[int(rival[0])]) or after.step > state.step
    )


def test_a_secret_is_redacted_and_not_left_out() -> None:
    played = start(Toy(), CARDS, ToyOptions(), 2, seed_of(5))
    drawn = played.events[0]
    assert isinstance(drawn, ToyCardDrawn)
    own = seen_by(drawn, 0).card.value
    assert own is not None and own.id in [held.id for held in Toy().view(CARDS, table_of(played.state), 0).you.hand]
    assert seen_by(drawn, 1) == seen_by(drawn, None) == ToyCardDrawn(0, UNKNOWN)


def test_a_prompt_of_another_game_is_closed_here() -> None:
    other = start(Toy(), CARDS, ToyOptions(), 3, seed_of(6)).state
    with pytest.raises(PromptIsClosed):
        apply(Toy(), CARDS, new_game(), Action(0, other.prompts[0].id, "pass"))


def test_nobody_answers_for_somebody_else() -> None:
    state = new_game()
    with pytest.raises(PromptIsClosed):
        apply(Toy(), CARDS, state, Action(1, state.prompts[0].id, "pass"))


def test_only_the_clock_ends_a_pause() -> None:
    state = new_game(2)
    while state.prompts[0].seat is not None:
        state = act(state, state.prompts[0].seat, "pass")
    with pytest.raises(PromptIsClosed):
        apply(Toy(), CARDS, state, Action(0, state.prompts[0].id, "advance"))
    assert act(state, None, "advance").prompts[0].seat is not None


class DrawsDifferently(Toy):
    """The engine after a deploy that changed what was already published."""

    def draw(self, run: ToyRun, seat: int) -> None:
        run.emit(ToyTurnEnded(0))
        super().draw(run, seat)


def test_a_step_that_runs_differently_after_a_deploy_goes_back_to_its_checkpoint() -> None:
    state = new_game()
    with pytest.raises(Rewound) as rewound:
        act(state, 0, "pass", ruleset=DrawsDifferently())
    played = rewound.value.played
    assert [event.type for event in played.events] == ["rewound", "turn_ended", "card_drawn"]
    assert played.state.checkpoint == state.checkpoint
    assert act(played.state, 0, "pass", ruleset=DrawsDifferently()).step == 1


def test_a_seat_that_concedes_at_rest_is_out_at_once_and_the_last_one_wins() -> None:
    state = new_game(3)
    state = apply(Toy(), CARDS, state, Action(1, "", CONCEDE)).state
    assert state.conceded == [1]
    assert state.outcome is None
    with pytest.raises(HasConceded):
        apply(Toy(), CARDS, state, Action(1, "", CONCEDE))
    state = apply(Toy(), CARDS, state, Action(0, "", CONCEDE)).state
    assert state.outcome
    assert state.outcome.winners == [2]
    with pytest.raises(GameIsOver):
        apply(Toy(), CARDS, state, Action(2, "", CONCEDE))


def test_a_seat_that_concedes_inside_a_chain_is_out_from_the_next_checkpoint() -> None:
    state = play_face(new_game(3), SHARE)
    seat = state.prompts[0].seat
    state = apply(Toy(), CARDS, state, Action(seat, "", CONCEDE)).state
    assert state.conceded == [seat]
    assert table_of(state).conceded == []
    while state.step == decode(encode(state)).step and table_of(state).conceded == []:
        left = [prompt for prompt in state.owed if prompt.seat in state.conceded]
        prompt = state.owed[0]
        action = default_for(state, left[0], seed_of(5)) if left else fill(prompt, prompt.forms[-1], Rng(seed_of(1)))
        state = apply(Toy(), CARDS, state, action).state
    assert table_of(state).conceded == [seat]


def test_a_simulation_answers_where_it_is_asked() -> None:
    rng = Rng(seed_of(9))
    table = Toy().setup(CARDS, ToyOptions(), 4, seed_of(9))

    def answer(prompts: Any, run: AnyRun) -> Action:
        prompt = rng.pick(prompts)
        return fill(prompt, rng.pick(prompt.forms), rng)

    events = play_through(Toy(), CARDS, table, answer)
    assert table.outcome is not None
    assert len(events) > 10


def test_what_decided_a_game_is_stored_with_it() -> None:
    """Its details are plain data of any shape, which the reader of stored facts must leave alone."""
    over = replace(new_game(2), outcome=Outcome([0], "goal_reached", {"points": [3, 1], "letters": {"0": 2}}))
    assert decode(encode(over)) == over
