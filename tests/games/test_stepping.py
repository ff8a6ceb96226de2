"""One step of a game, without database and clock: who is asked, who is answered for, and what a refusal leaves."""

from datetime import UTC, datetime, timedelta

from games.rules.kernel.errors import PromptIsClosed
from games.rules.kernel.game import start
from games.rules.kernel.prompts import CONCEDE, Action
from games.rules.kernel.table_events import GameStarted
from games.stepping import stepper
from games.stepping.deadlines import ClockSettings, Deadline, Mode
from games.stepping.position import Given, Passed, Position, Stepped
from tests.harness.walk import seed_of
from tests.toy.ruleset import Toy, ToyOptions

CARDS = Toy().compile([])
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
GRACE = timedelta(milliseconds=250)
CLOCK = ClockSettings(Mode.LIVE, {"turn": 60, "stop": 10, "pause": 0})


def given(now: datetime = NOON, clock: ClockSettings = CLOCK, passed: dict[int, Passed] | None = None) -> Given:
    people = frozenset(range(3))
    return Given(Toy(), CARDS, seed_of(5), b"salt", clock, GRACE, now, people, passed or {})


def begun() -> Position:
    """Seat 0 of three is asked, at noon."""
    played = start(Toy(), CARDS, ToyOptions(), 3, seed_of(5))
    return stepper.begin(played, GameStarted([0, 1], "", []), given()).position


def at_window(passed: dict[int, Passed] | None = None) -> Position:
    """Seat 0 has played a card; the others may stop it."""
    at = begun()
    prompt = at.state.prompts[0]
    choices = prompt.forms[0].fields["card"].one_of
    assert choices
    lays = Action(0, prompt.id, "lay_card", {"card": choices[0]})
    stepped = stepper.answer(at, given(passed=passed), lays, NOON)
    assert stepped.refusal is None
    return stepped.position


def passes(at: Position, now: datetime = NOON, received: datetime = NOON) -> Stepped:
    prompt = at.state.prompts[0]
    return stepper.answer(at, given(now), Action(prompt.seat, prompt.id, "pass"), received)


def owing(at: Position) -> list[int | None]:
    return [prompt.seat for prompt in at.state.owed]


def events(stepped: Stepped) -> list[str]:
    return [event.type for step in stepped.steps for event in step.events]


def test_a_question_has_a_deadline_and_a_grace_after_it() -> None:
    end = NOON + timedelta(seconds=60)
    assert begun().deadline == Deadline(NOON, end, end + GRACE)


def test_an_answer_to_one_of_several_keeps_the_deadline_and_the_last_makes_a_new_one() -> None:
    window = at_window()
    assert owing(window) == [1, 2]
    one = passes(window, NOON + timedelta(seconds=1)).position
    assert one.deadline == window.deadline
    assert passes(one, NOON + timedelta(seconds=2)).position.deadline != window.deadline


def test_before_its_time_nothing_is_settled() -> None:
    at = begun()
    assert at.deadline.settles_at
    stepped = stepper.settle(at, given(at.deadline.settles_at - timedelta(microseconds=1)))
    assert stepped.position == at
    assert stepped.steps == []


def test_who_does_not_answer_twice_is_away_and_is_not_asked_until_it_is_back() -> None:
    at = begun()
    seen = []
    while 0 not in at.away:
        assert at.deadline.settles_at
        stepped = stepper.settle(at, given(at.deadline.settles_at))
        seen += [step.action.seat for step in stepped.steps if step.action and step.action.auto]
        at = stepped.position
    assert seen.count(0) == 2
    assert 0 not in owing(at)
    back = stepper.come_back(at, given(), 0)
    assert events(back) == ["seat_back"]
    assert (back.position.away, back.position.timeouts[0]) == (at.away - {0}, 0)


def test_a_window_that_is_not_answered_makes_nobody_absent() -> None:
    window = at_window()
    assert window.deadline.settles_at
    assert not any(stepper.settle(window, given(window.deadline.settles_at)).position.timeouts.values())


def test_who_passes_in_advance_is_answered_for_as_the_window_opens() -> None:
    assert owing(at_window({1: frozenset({("stop", False)})})) == [2]


def test_an_answer_that_was_received_in_time_counts_and_the_rest_is_settled() -> None:
    window = at_window()
    assert window.deadline.closes_at
    stepped = passes(window, NOON + timedelta(minutes=1), received=window.deadline.closes_at)
    assert stepped.refusal is None
    taken = [(step.action.seat, step.action.auto) for step in stepped.steps if step.action]
    assert taken[:2] == [(1, False), (2, True)]


def test_a_refusal_undoes_only_its_action() -> None:
    window = at_window()
    late = NOON + timedelta(minutes=1)
    stepped = passes(window, late, received=late)
    assert isinstance(stepped.refusal, PromptIsClosed)
    assert [step.action.auto for step in stepped.steps if step.action] == [True, True]
    assert stepped.position.state.moment != window.state.moment


def test_in_the_grace_nothing_is_taken_but_giving_up() -> None:
    window = at_window()
    assert window.deadline.closes_at
    late = window.deadline.closes_at + timedelta(milliseconds=1)
    assert isinstance(passes(window, late, received=late).refusal, PromptIsClosed)
    assert stepper.answer(window, given(late), Action(1, "", CONCEDE), late).refusal is None
