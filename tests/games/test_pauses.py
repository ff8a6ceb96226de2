"""A pause says what everybody is to see."""

from datetime import UTC, datetime, timedelta

import pytest
from django.core.management import call_command

from games.bots.registry import decide
from games.rules.kernel.prompts import Action, Prompt
from games.services.clocks import ClockChoice, settings_for
from games.stepping import stepper
from games.stepping.deadlines import Deadline, Mode
from games.stepping.position import Given, Position
from tests.games.people import Person, open_table
from tests.harness.walk import seed_of
from tests.rules.kill_the_unicorns.conftest import CARDS
from tests.scenarios.kill_the_unicorns.play import RULES, game

pytestmark = pytest.mark.django_db(transaction=True)
HEROES = ("princess", "knight", "wizard")


def by_seat(prompt: Prompt) -> int:
    assert prompt.seat is not None
    return prompt.seat


@pytest.mark.proves("KU-A9.8")
def test_a_pause_has_a_text_in_the_language_of_whoever_looks() -> None:
    call_command("load_card_sets", verbosity=0)
    people = [Person("Ann"), Person("Bob"), Person("Cid")]
    options = {"variant": "beginner_1", "first_seat": "0"}
    game = open_table(people, "kill_the_unicorns", options=options, clock={"seconds": {"pause": 15}})
    for person, hero in zip(people, HEROES, strict=True):
        person.act(game, "choose_character", character=hero)
    pause = people[0].view(game)["pause"]
    assert pause["kind"] == "hunt_opening"
    assert pause["text"].startswith("The hunt for ")
    spanish = people[1].get(f"games/{game}", Accept_Language="es").json()["pause"]
    assert spanish["text"].startswith("Empieza la caza de ")


@pytest.mark.proves("KU-A9.8")
def test_by_correspondence_absent_seats_decline_a_chance_bots_decide_and_the_last_pass_ends_it() -> None:
    """Ann is there, Bob is a bot, Cid has just left. Nobody waits for two hours."""
    noon = datetime(2026, 1, 1, 12, tzinfo=UTC)
    state = game("princess shaman bard", traps={"y2": ["a:zombicorn"]}).state
    assert [prompt.seat for prompt in state.prompts if prompt.optional] == [0, 1, 2]
    clock = settings_for(RULES.moments, ClockChoice(Mode.CORRESPONDENCE, {"pace": 1.5}))

    def given(now: datetime) -> Given:
        people = frozenset({0, 2})
        return Given(RULES, CARDS, seed_of(1), b"", clock, timedelta(), now, people, {}, frozenset({1}))

    open_until = Deadline(noon, noon + timedelta(hours=2))
    left = stepper.leave(Position(state, open_until, frozenset(), {}), given(noon), 2).position
    assert left.deadline.plays_at == noon + timedelta(seconds=1.5)
    declined = stepper.settle(left, given(left.deadline.plays_at)).position
    asked, offer = sorted((prompt for prompt in declined.state.prompts if prompt.optional), key=by_seat, reverse=True)
    assert (asked.seat, offer.seat, declined.deadline.closes_at) == (1, 0, open_until.closes_at)
    later = noon + timedelta(minutes=1)
    decision = decide(RULES, CARDS, declined.state, 1, "normal", b"seed")
    assert decision.prompt == asked.id
    declined = stepper.answer(declined, given(later), Action(1, asked.id, "pass"), later).position
    passed = stepper.answer(declined, given(later), Action(0, offer.id, "pass"), later)
    assert passed.refusal is None
    assert [prompt.kind for prompt in passed.position.state.owed] == ["bid"]
