"""The words of an event are made for whoever reads it, and for nobody else."""

from random import Random

import pytest
from django.core.management import call_command

from games.rules.kernel.events import Event
from games.rules.kernel.prompts import FormField
from games.services.event_texts import EventTexts
from games.services.forms import FormFieldView, FormSpeaker
from tests.games.people import Person, fill, open_table, without_pauses

pytestmark = pytest.mark.django_db(transaction=True)
RULESET = "unstable_unicorns"


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int | None, str]]:
    """For whom an event was put into words, and which."""
    found: list[tuple[int | None, str]] = []
    text = EventTexts.text

    def counted(self: EventTexts, event: Event) -> str:
        found.append((self.viewer, event.type))
        return text(self, event)

    monkeypatch.setattr(EventTexts, "text", counted)
    return found


@pytest.fixture
def labelled(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """For whom the choices of a field were put into words."""
    found: list[int] = []
    field = FormSpeaker.field

    def counted(self: FormSpeaker, one: FormField) -> FormFieldView:
        found.append(self.seat)
        return field(self, one)

    monkeypatch.setattr(FormSpeaker, "field", counted)
    return found


@pytest.fixture
def people() -> list[Person]:
    call_command("load_card_sets", verbosity=0)
    return [Person(f"P{number}") for number in range(3)]


def act(people: list[Person], game: str, rng: Random, forget: list[int]) -> tuple[int, int]:
    """One random action: whose, and the version before it."""
    view = people[0].view(game)
    seat = rng.choice(view["waiting_for"])
    action = fill(rng.choice(people[seat].view(game)["prompts"]), rng)
    forget.clear()
    assert people[seat].post(f"games/{game}/actions", action).status_code == 200
    return seat, view["version"]


def test_an_action_that_nobody_listens_to_puts_no_event_into_words(
    people: list[Person], told: list[tuple[int | None, str]], labelled: list[int]
) -> None:
    game, rng = open_table(people, RULESET, clock=without_pauses(RULESET, mode="live")), Random(1)
    for _ in range(25):
        seat, _ = act(people, game, rng, labelled)
        assert set(labelled) <= {seat}, "only who gets the answer is told what they may choose"
    assert told == []


def test_a_reader_has_its_own_words_made_and_no_others(
    people: list[Person], told: list[tuple[int | None, str]]
) -> None:
    game, rng = open_table(people, RULESET, clock=without_pauses(RULESET, mode="live")), Random(2)
    for _ in range(10):
        _, before = act(people, game, rng, [])
        events = people[2].get(f"games/{game}/events?after={before}").json()["events"]
        assert told == [(2, event["type"]) for event in events]
        told.clear()
