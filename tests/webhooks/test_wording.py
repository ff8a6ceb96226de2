"""What messages say: each in the language of its account and from its seat, the same as the game says to that seat."""

import json
from random import Random

import pytest
from django.core.management import call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.models import LoggedStep, OutboxEntry
from tests.games.people import Person, fill, open_table, without_pauses
from tests.webhooks.conftest import listen
from webhooks import wording
from webhooks.fan_out import fan_out
from webhooks.models import Delivery

pytestmark = pytest.mark.django_db(transaction=True)
LANGUAGES = ("pl", "fr", "en")
NOWHERE = "http://127.0.0.1:9/"


def seated(count: int) -> list[Person]:
    """People who speak different languages, each with an endpoint."""
    call_command("load_card_sets", verbosity=0)
    people = [Person(f"P{number}") for number in range(count)]
    for person, language in zip(people, LANGUAGES, strict=False):
        assert person.patch("me", {"language": language}).status_code == 200
        listen(person, NOWHERE)
    return people


def brisk(ruleset: str, people: list[Person]) -> str:
    seats = {"min": len(people), "max": len(people)}
    return open_table(people, ruleset, seats=seats, clock=without_pauses(ruleset, mode="live"))


def messages_to(person: Person) -> list[dict]:
    """What has been written for their endpoint since it was last asked for."""
    while fan_out():
        pass
    found = Delivery.objects.filter(webhook__account=person.account).order_by("id")
    bodies = [json.loads(delivery.body) for delivery in found]
    found.delete()
    return bodies


def play_any(people: list[Person], game: str, rng: Random) -> None:
    seat = rng.choice(people[0].view(game)["waiting_for"])
    action = fill(rng.choice(people[seat].view(game)["prompts"]), rng)
    assert people[seat].post(f"games/{game}/actions", action).status_code == 200


@pytest.mark.parametrize("ruleset", ["unstable_unicorns", "kill_the_unicorns"])
def test_a_message_says_what_the_game_says_to_its_seat(ruleset):
    people, rng = seated(3), Random(ruleset)
    game = brisk(ruleset, people)
    compared = 0
    for person in people:
        started, *asked = messages_to(person)
        events = person.get(f"games/{game}/events?after=0").json()["events"]
        assert started["data"]["text"] in [event["text"] for event in events if event["type"] == "game_started"]
        assert {message["type"] for message in asked} <= {"prompt.opened", "window.opened"}
    for _ in range(30):
        before = people[0].view(game)["version"]
        play_any(people, game, rng)
        for person in people:
            texts = {prompt["id"]: prompt["text"] for prompt in person.view(game)["prompts"]}
            events = person.get(f"games/{game}/events?after={before}").json()["events"]
            sentences = [event["text"] for event in events if not event["heading"]]
            for message in messages_to(person):
                assert message["data"]["text"] == texts[message["data"]["prompt"]]
                assert message["data"]["happened"] == sentences[-wording.MOST_SENTENCES :]
                compared += 1
    assert compared > 10


def test_the_end_of_a_game_and_who_is_away_are_told_in_each_language():
    people = seated(2)
    game = brisk("unstable_unicorns", people)
    [messages_to(person) for person in people]
    people[1].delete(f"games/{game}/seats/1")
    told = [message["data"] for person in people for message in messages_to(person)]
    away = [facts["text"] for facts in told if "away_seat" in facts]
    people[1].post(f"games/{game}/actions", {"prompt": "x", "type": "concede"})
    ends = [messages_to(person)[-1]["data"] for person in people]
    for person, told_away, end in zip(people, away, ends, strict=True):
        events = person.get(f"games/{game}/events?after=0").json()["events"]
        texts = {event["type"]: event["text"] for event in events}
        assert told_away == texts["seat_away"]
        assert (end["status"], end["text"]) == ("finished", texts["game_finished"])
    assert away[0] != away[1]


def test_a_message_that_cannot_be_put_into_words_is_sent_all_the_same():
    (person, other) = seated(2)
    game = brisk("unstable_unicorns", [person, other])
    LoggedStep.objects.filter(game_id=game).update(events=b"\x91\x91\xa7unknown")
    texts = {message["data"]["text"] for message in messages_to(person)}
    assert texts == {"W twojej grze są nowości."}


def test_words_cost_three_statements_for_all_messages_and_none_where_nobody_wants_them():
    people = seated(2)
    for _ in range(3):
        brisk("unstable_unicorns", people)
    assert OutboxEntry.objects.count() == 3
    with CaptureQueriesContext(connection) as caught:
        assert fan_out() == 3
    read = [query["sql"] for query in caught if query["sql"].startswith("SELECT")]
    assert len([sql for sql in read if 'FROM "games_step"' in sql]) == 1
    assert len([sql for sql in read if 'FROM "games_seat"' in sql]) == 1
    person = people[0]
    for webhook in person.get("webhooks").json()["items"]:
        person.patch(f"webhooks/{webhook['id']}", {"events": ["game.finished"]})
    brisk("unstable_unicorns", [person, Person("Guest")])
    with CaptureQueriesContext(connection) as caught:
        assert fan_out() == 1
    assert not [query for query in caught if 'FROM "games_step"' in query["sql"]]
