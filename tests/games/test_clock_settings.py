"""The clock of a table: each game has the settings of its own moments, and `GET rulesets` tells all of them."""

from typing import Any

import pytest
from django.core.management import call_command

import words
from games.rules.registration import SHIPPED
from games.services.clocks import limits
from games.stepping.deadlines import Mode
from tests.games.people import Person, open_table

pytestmark = pytest.mark.django_db(transaction=True)
NAMES = {
    "unstable_unicorns": {"turn", "neigh", "pace"},
    "kill_the_unicorns": {"turn", "pause", "chance", "pace"},
}


@pytest.fixture
def ann() -> Person:
    call_command("load_card_sets", verbosity=0)
    return Person("Ann")


def modes_of(person: Person, ruleset: str) -> dict[str, Any]:
    games = {game["name"]: game for game in person.get("rulesets").json()["items"]}
    return {mode["mode"]: mode for mode in games[ruleset]["clock"]}


@pytest.mark.parametrize("ruleset", NAMES)
def test_a_form_drawn_from_the_description_opens_a_table_at_either_bound(ann: Person, ruleset: str) -> None:
    for mode in modes_of(ann, ruleset).values():
        access = "private" if mode["private_only"] else "public"
        for bound in ("min", "max", "default"):
            clock = {"mode": mode["mode"], "seconds": {one["name"]: one[bound] for one in mode["settings"]}}
            answer = ann.post("games", {"ruleset": ruleset, "access": access, "clock": clock})
            assert answer.status_code == 201, answer.content
            assert answer.json()["clock"] == {**clock, "mode_chosen": True}


@pytest.mark.parametrize("ruleset", NAMES)
def test_a_game_has_the_settings_of_its_own_moments(ann: Person, ruleset: str) -> None:
    modes = modes_of(ann, ruleset)
    for mode in ("live", "correspondence"):
        assert {one["name"] for one in modes[mode]["settings"]} == NAMES[ruleset]
    assert {one["name"] for one in modes["off"]["settings"]} == NAMES[ruleset] & {"pause", "chance", "pace"}


@pytest.mark.parametrize(
    ("ruleset", "clock"),
    [
        ("kill_the_unicorns", {"seconds": {"neigh": 10}}),
        ("unstable_unicorns", {"seconds": {"pause": 3}}),
        ("kill_the_unicorns", {"mode": "off", "seconds": {"turn": 60}}),
        ("unstable_unicorns", {"seconds": {"an/hour": 3600}}),
    ],
)
def test_a_setting_that_the_table_does_not_have_is_refused(ann: Person, ruleset: str, clock: dict[str, Any]) -> None:
    answer = ann.post("games", {"ruleset": ruleset, "access": "private", "clock": clock})
    assert answer.status_code == 422
    (error,) = answer.json()["errors"]
    (name,) = clock["seconds"]
    assert (error["pointer"], error["code"]) == (f"/clock/seconds/{name.replace('/', '~1')}", "no_such_clock_setting")
    known = {one["name"] for one in modes_of(ann, ruleset)[clock.get("mode", "live")]["settings"]}
    assert all(name in error["detail"] for name in known)


def test_what_is_left_out_takes_the_default_of_its_mode(ann: Person) -> None:
    clock = {"mode": "correspondence", "seconds": {"turn": 7200, "pace": 2}}
    table = ann.post("games", {"ruleset": "kill_the_unicorns", "clock": clock}).json()
    assert table["clock"]["seconds"] == {"turn": 7200, "pause": 3, "chance": 7200, "pace": 2}


@pytest.mark.parametrize("ruleset", NAMES)
def test_a_prompt_says_when_it_closes_and_what_happens_then(ann: Person, ruleset: str) -> None:
    people = [ann, Person("Bob"), Person("Cid")]
    for mode in ("live", "correspondence"):
        game = open_table(people, ruleset, clock={"mode": mode})
        views = [person.view(game) for person in people]
        prompts = [prompt for view in views for prompt in view["prompts"]]
        assert prompts
        assert all(prompt["closes_at"] == views[0]["deadline"] and prompt["on_timeout"] for prompt in prompts)
    game = open_table(people, ruleset, access="private", clock={"mode": "off"})
    prompts = [prompt for person in people for prompt in person.view(game)["prompts"]]
    assert prompts
    assert all(prompt["closes_at"] is None and prompt["on_timeout"] is None for prompt in prompts)


@pytest.mark.parametrize("ruleset", SHIPPED, ids=lambda ruleset: ruleset.name)
def test_every_mode_and_setting_has_words_and_a_default_within_its_bounds(ruleset: Any) -> None:
    for mode in Mode:
        for name in (mode, *limits(ruleset.moments, mode)):
            assert words.has(f"clock-{name}") and words.has(f"clock-{name}-explained")
        assert all(limit.least <= limit.default <= limit.most for limit in limits(ruleset.moments, mode).values())


@pytest.mark.parametrize("ruleset", SHIPPED, ids=lambda ruleset: ruleset.name)
def test_every_moment_of_a_timed_game_has_an_end(ruleset: Any) -> None:
    for mode in (Mode.LIVE, Mode.CORRESPONDENCE):
        assert {moment.name for moment in ruleset.moments} | {"pace"} == set(limits(ruleset.moments, mode))
