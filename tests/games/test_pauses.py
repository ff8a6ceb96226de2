"""A pause says what everybody is to see."""

import pytest
from django.core.management import call_command

from tests.games.people import Person, open_table

pytestmark = pytest.mark.django_db(transaction=True)
HEROES = ("princess", "knight", "wizard")


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
