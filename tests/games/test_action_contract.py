"""The contract's actions are those of the rulesets: what a form offers, a generated client can send."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

import jsonschema_rs
import pytest
from drf_spectacular.generators import SchemaGenerator

from games.rules.kernel.actions import ActionType
from games.rules.kernel.game import play_through
from games.rules.kernel.prompts import Action, Prompt, fill
from games.rules.kernel.rng import Rng
from games.rules.kernel.ruleset import Ruleset, register, rulesets
from games.rules.kernel.run import AnyRun
from tests.contract import document
from tests.harness.walk import seed_of
from tests.rules.kill_the_unicorns.walks import CARDS as KU_CARDS
from tests.rules.kill_the_unicorns.walks import ODD, TABLES
from tests.rules.unstable_unicorns.walks import CARDS, MANY_WINDOWS, RULES, SEATS, options_of
from tests.toy.ruleset import Toy

GAMES = 30
"""Of each game: all seat counts and options, `targeting: declared` in every second pair."""
RARE = (118, 138)
"""Games of Unstable Unicorns in which somebody chooses which of several threatened cards is spared."""

Fields = dict[str, set[str]]


def tables() -> Iterator[tuple[Ruleset, Any, Any, int, int]]:
    kill = next(ruleset for ruleset in rulesets() if ruleset.name == "kill_the_unicorns")
    hunts = [*TABLES, (2, ODD), (4, ODD), (6, ODD)]
    for number in range(GAMES):
        yield RULES, CARDS, options_of(number), SEATS[number % len(SEATS)], number
        seats, options = hunts[number % len(hunts)]
        yield kill, KU_CARDS, options, seats, number
    for number in range(2):
        yield RULES, MANY_WINDOWS, options_of(number), SEATS[number], number
    for number in RARE:
        yield RULES, CARDS, options_of(number), SEATS[number % len(SEATS)], number


def bodies_of(ruleset: Ruleset, cards: Any, options: Any, seats: int, number: int) -> list[dict[str, Any]]:
    """Play one random game; a filling of every form that comes up, as the JSON that a client sends."""
    bodies: list[dict[str, Any]] = []
    rng = Rng(seed_of(number))

    def respond(prompts: Sequence[Prompt], run: AnyRun) -> Action:
        actions = [fill(prompt, form, rng) for prompt in prompts for form in prompt.forms]
        bodies.extend({"prompt": a.prompt, "type": a.type, **a.fields} for a in actions if a.seat is not None)
        return rng.pick(actions)

    play_through(ruleset, cards, ruleset.setup(cards, options, seats, seed_of(number)), respond)
    return bodies


def validator() -> Any:
    schemas = document()["components"]
    return jsonschema_rs.Draft202012Validator({**schemas["schemas"]["ActionRequest"], "components": schemas})


def fields_in_the_contract() -> Fields:
    schemas = document()["components"]["schemas"]
    members = schemas["ActionRequest"]["discriminator"]["mapping"]
    return {tag: set(schemas[ref.split("/")[-1]]["properties"]) for tag, ref in members.items()}


def test_every_filling_keeps_the_contract_and_every_field_of_it_comes_up() -> None:
    contract, seen = validator(), defaultdict(set)
    contract.validate({"type": "concede"})
    seen["concede"] = {"type"}
    for table in tables():
        for body in bodies_of(*table):
            contract.validate(body)
            seen[body["type"]] |= body.keys()
    assert seen == fields_in_the_contract()


@pytest.mark.parametrize(
    "body",
    [
        {"type": "play_card", "prompt": "p", "card": "c", "targets": ["1", "2"]},
        {"type": "play_card", "prompt": "p", "card": "c", "colour": "pink"},
        {"type": "play_card", "card": "c"},
        {"type": "fly", "prompt": "p"},
    ],
)
def test_a_body_that_no_form_takes_breaks_the_contract(body: dict[str, Any]) -> None:
    assert not validator().is_valid(body)


def test_another_apps_game_is_in_the_contract_that_its_process_generates(toy: Toy) -> None:
    schemas = SchemaGenerator().get_schema(request=None, public=True)["components"]["schemas"]
    actions = schemas["ActionRequest"]["discriminator"]["mapping"]
    assert {"lay_card", "stop", "play_card", "concede"} <= actions.keys()
    assert schemas["Game"]["discriminator"]["mapping"]["toy"] == "#/components/schemas/ToyGame"
    assert schemas["ToyGame"]["properties"]["table"]["anyOf"][0] == {"$ref": "#/components/schemas/ToyPublic"}
    assert schemas["ResyncMessage"]["properties"]["data"]["$ref"] == "#/components/schemas/Game"
    assert schemas["QuestionFacts"]["discriminator"]["mapping"]["pebble"] == "#/components/schemas/PebbleFacts"
    assert "window" in schemas["PromptKind"]["x-extensible-enum"]


class OwnStop(ActionType, tag="stop"):
    """Not the toy's."""


class OwnConcede(ActionType, tag="concede"):
    """Not everybody's."""


@pytest.mark.parametrize(("action", "owner"), [(OwnStop, "toy"), (OwnConcede, "every game")])
def test_two_games_share_a_tag_only_by_sharing_the_class(toy: Toy, action: type[ActionType], owner: str) -> None:
    other = Toy()
    other.name, other.actions = "other", (action,)
    with pytest.raises(ValueError, match=f"other and {owner} have different classes for the action"):
        register(other)
    assert "other" not in [ruleset.name for ruleset in rulesets()]
