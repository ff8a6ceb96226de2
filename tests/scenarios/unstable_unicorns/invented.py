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


HOOK = a("hook", "instant", {"when": {"answers": "be_stolen"}, "do": [{"bring": {"what": "that"}}]})
NET = a(
    "net",
    "instant",
    {"when": {"answers": ["be_sacrificed", "be_destroyed"], "who": "everyone"}, "do": [{"take": "that"}]},
)
SKIPS = [{"skip": {"what": "beginning", "who": "them"}}, {"skip": {"what": "draw", "who": "them"}}]
ALARM = a("alarm", "instant", {"when": {"answers": "turn_start"}, "do": SKIPS})
POLITE = a("polite", "instant", {"when": "stops", "do": [{"let": "them", "do": ["draw"]}]}, named=["neigh"])
THIEF = a("thief", "upgrade", {"when": "turn_start", "do": [{"may": [{"steal": {"of": "unicorn"}}]}]})
AXE = a("axe", "magic", {"when": "on_play", "do": [{"for_each": "others", "do": [{"destroy": {"whose": "them"}}]}]})
SPARK = a("spark", "magic", {"when": "on_play", "do": [{"play": {"of": "magic", "in": "deck"}}]})
RUSH = a("rush", "magic", {"when": "on_play", "do": [{"play": {"in": "hand"}}]})
PEEK = {"look": {"in": "deck", "top": 3}, "as": "seen"}
SEER = a("seer", "magical_unicorn", {"when": "enter", "do": [PEEK, {"play": "seen"}, {"put_back": "seen"}]})
ANSWERING = (HOOK, NET, ALARM, POLITE, THIEF, AXE, SPARK, RUSH, SEER)
"""Cards that open windows inside a chain, and cards that give them reason to."""
