"""A phone in a tunnel: every answer is lost with probability one half, and the request is sent again with its key."""

from random import Random

import pytest
from django.core.management import call_command

from games.models import Game, LoggedStep
from tests.games.people import Person, fill, open_table, without_pauses

pytestmark = pytest.mark.django_db(transaction=True)
ACTIONS = 80


@pytest.mark.parametrize("ruleset", ["unstable_unicorns", "kill_the_unicorns"])
def test_lost_answers_make_no_double_effect_and_equal_answers(ruleset: str) -> None:
    call_command("load_card_sets", verbosity=0)
    people = [Person(f"P{number}") for number in range(3)]
    game = open_table(people, ruleset, seats={"min": 3, "max": 3}, clock=without_pauses(ruleset))
    rng = Random(7)
    view = people[0].view(game)
    before = LoggedStep.objects.filter(game_id=game).exclude(action=b"").count()
    sent = 0
    while view["status"] == "running" and sent < ACTIONS:
        person = rng.choice([people[seat] for seat in view["waiting_for"]])
        action = fill(rng.choice(person.view(game)["prompts"]), rng)
        answer = person.post(f"games/{game}/actions", action, Idempotency_Key=f"key-{sent}")
        first = answer.content
        while rng.random() < 0.5:  # it never arrived
            answer = person.post(f"games/{game}/actions", action, Idempotency_Key=f"key-{sent}")
            assert answer.headers["Idempotent-Replayed"] == "true"
        assert (answer.status_code, answer.content) == (200, first)
        view = answer.json()
        sent += 1
    taken = LoggedStep.objects.filter(game_id=game).exclude(action=b"").count() - before
    pauses = sum(b"advance" in bytes(step.action) for step in LoggedStep.objects.filter(game_id=game))
    assert taken - pauses == sent
    assert Game.objects.get(pk=game).version == view["version"]
