"""The contract's events are those of the rulesets, each a type; two games share a tag only by sharing the class."""

from typing import Annotated

import pytest
from drf_spectacular.generators import SchemaGenerator
from msgspec import Meta

from games.rules.kernel.events import Event, partly_known, tag_of_event
from games.rules.kernel.ruleset import event_types, register, rulesets
from games.services.event_views import view_type_of
from tests.contract import document
from tests.toy.ruleset import Toy


class OwnTurnEnded(Event, frozen=True, tag="turn_ended"):
    """Not the toy's."""


class OwnSeatAway(Event, frozen=True, tag="seat_away"):
    """Not everybody's."""


class Counted(Event, frozen=True, tag="counted"):
    """Has a field of a name that every event has."""

    number: Annotated[int, Meta(description="How many.")]


@pytest.mark.parametrize(("event", "owner"), [(OwnTurnEnded, "toy"), (OwnSeatAway, "every game")])
def test_two_games_share_a_tag_only_by_sharing_the_class(toy: Toy, event: type[Event], owner: str) -> None:
    other = Toy()
    other.name, other.events = "other", (event,)
    with pytest.raises(ValueError, match=f"other and {owner} have different classes for the event"):
        register(other)
    assert "other" not in [ruleset.name for ruleset in rulesets()]


def test_a_game_has_no_two_events_of_one_tag() -> None:
    other = Toy()
    other.name, other.events = "other", (*Toy.events, OwnTurnEnded)
    with pytest.raises(ValueError, match="different classes for the event 'turn_ended'"):
        register(other)


def test_a_field_of_an_event_has_no_name_that_every_event_has() -> None:
    other = Toy()
    other.name, other.events = "other", (Counted,)
    with pytest.raises(ValueError, match=r"\['number'\].*Counted needs other names"):
        register(other)


def test_the_union_is_open_and_told_apart_by_type() -> None:
    schemas = document()["components"]["schemas"]
    refs = {tag_of_event(kind): f"#/components/schemas/{view_type_of(kind).__name__}" for kind in event_types()}
    assert schemas["Event"]["x-open"] is True
    assert schemas["Event"]["discriminator"] == {"propertyName": "type", "mapping": refs}
    assert schemas["EventPage"]["properties"]["events"]["items"] == {"$ref": "#/components/schemas/Event"}
    assert schemas["EventMessage"]["properties"]["data"]["$ref"] == "#/components/schemas/Event"


@pytest.mark.parametrize("kind", event_types(), ids=tag_of_event)
def test_what_some_may_not_know_can_be_null_and_is_never_left_out(kind: type[Event]) -> None:
    schema = document()["components"]["schemas"][view_type_of(kind).__name__]
    assert set(schema["required"]) == set(schema["properties"])
    for name in partly_known(kind):
        field = schema["properties"][name]
        assert {"type": "null"} in field.get("anyOf", []) or "null" in field.get("type", [])
        assert "null" in field["description"]


def tags_in_the_contract() -> set[str]:
    schemas = SchemaGenerator().get_schema(request=None, public=True)["components"]["schemas"]
    return set(schemas["Event"]["discriminator"]["mapping"])


def test_another_apps_events_are_in_the_contract_that_its_process_generates(toy: Toy) -> None:
    assert {"card_pulled", "card_moved", "hunt_opened", "table_opened"} <= tags_in_the_contract()


def test_the_events_of_a_game_that_is_not_registered_are_not_in_the_contract() -> None:
    assert tags_in_the_contract() == {tag_of_event(kind) for kind in event_types()}
