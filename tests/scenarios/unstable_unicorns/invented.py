"""Cards nobody printed, made of existing words: added as data only."""

from typing import Any

from cards.language.catalogue import shipped
from games.rules.unstable_unicorns.cards import Cards
from tests.scenarios.unstable_unicorns.at_table import RULES

INVENTED = {
    "id": "invented",
    "ruleset": "unstable_unicorns",
    "names": {"en": "Invented"},
    "cards": [
        {
            "id": "pawnbroker_unicorn",
            "names": {"en": "Pawnbroker Unicorn"},
            "kind": "magical_unicorn",
            "abilities": [
                {
                    "when": "turn_start",
                    "do": [{"may": [{"discard": {"of": "unicorn"}}], "if_you_do": [{"steal": {"of": "upgrade"}}]}],
                }
            ],
        },
        {
            "id": "guardian_cloud",
            "names": {"en": "Guardian Cloud"},
            "kind": "upgrade",
            "abilities": [
                {
                    "instead_of": ["be_destroyed", "be_stolen"],
                    "what": {"of": "unicorn"},
                    "may": [{"discard": {"count": 2}}],
                }
            ],
        },
        {
            "id": "velvet_rope",
            "names": {"en": "Velvet Rope"},
            "kind": "downgrade",
            "abilities": [
                {"cannot": "enter_stable", "what": {"of": "magical_unicorn"}},
                {"treat": "you", "hand_limit": 3},
            ],
        },
        {
            "id": "aloof_unicorn",
            "names": {"en": "Aloof Unicorn"},
            "kind": "magical_unicorn",
            "abilities": [{"cannot": ["be_sacrificed", "be_destroyed", "be_stolen", "be_returned", "be_moved"]}],
        },
        {
            "id": "echo_unicorn",
            "names": {"en": "Echo Unicorn"},
            "kind": "magical_unicorn",
            "abilities": [
                {"when": "leave", "do": ["draw", {"may": ["discard"], "if_you_do": [{"draw": {"count": 2}}]}]}
            ],
        },
        {
            "id": "restless_unicorn",
            "names": {"en": "Restless Unicorn"},
            "kind": "magical_unicorn",
            "abilities": [{"instead_of": "be_destroyed", "do": [{"return": "this"}]}],
        },
        {
            "id": "silver_bell",
            "names": {"en": "Silver Bell"},
            "kind": "instant",
        },
    ],
}
WITH_INVENTED = RULES.compile([shipped("unstable-unicorns-2e"), INVENTED])


def a(id: str, kind: str, *abilities: Any, **more: Any) -> dict[str, Any]:
    return {"id": id, "names": {"en": id}, "kind": kind, "abilities": list(abilities), **more}


def base_and(*cards: dict[str, Any]) -> Cards:
    """The base deck, with cards that nobody printed."""
    base = shipped("unstable-unicorns-2e")
    return RULES.compile([{**base, "cards": [*base["cards"], *cards]}])
