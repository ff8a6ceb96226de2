"""A small set that extends the base deck, for tests; none of it ships."""

from copy import deepcopy
from pathlib import Path
from typing import Any

from cards.files.format import to_file
from cards.language.sets import Plain

UU = "unstable-unicorns-2e"
SMALL = "small-dragons"

_CARDS: list[Plain] = [
    {"id": "baby_dragoncorn", "kind": "baby_unicorn"},
    {"id": "dragon_page", "kind": "basic_unicorn", "copies": 3},
    {
        "id": "dragon_herald",
        "kind": "magical_unicorn",
        "copies": 3,
        "named": ["dragon"],
        "abilities": [{"when": "enter", "do": [{"may": [{"search": {"named": "narwhal"}}]}]}],
    },
    {
        "id": "dragon_call",
        "kind": "magic",
        "copies": 3,
        "named": ["dragon"],
        "abilities": [{"when": "on_play", "do": [{"search": {"named": "dragon"}}]}],
    },
    {"id": "neigh_beast", "kind": "instant", "copies": 3, "named": ["neigh"]},
]


def expansion(**change: Any) -> Plain:
    """Five cards and two more copies of a card of the base deck; `change` replaces parts of the head."""
    names = {"en": "Small Dragons", "es": "Dragones", "fr": "Dragons", "it": "Draghi", "pl": "Smoki"}
    plain: Plain = {
        "id": SMALL,
        "ruleset": "unstable_unicorns",
        "extends": [UU],
        "names": names,
        "notes": "",
        "tags": {"dragon": {"en": "Dragon", "es": "Dragón", "fr": "Dragon", "it": "Drago", "pl": "Smok"}},
        "more_copies": {"llamacorn": 2},
        "cards": [{"names": _names(card["id"]), **card} for card in deepcopy(_CARDS)],
    }
    return {**plain, **change}


def _names(card: str) -> dict[str, str]:
    return {code: f"{card.replace('_', ' ').title()} {code}" for code in ("en", "es", "fr", "it", "pl")}


def clashing(card: str = "llamacorn") -> Plain:
    """A set that has a card of the base deck itself, instead of naming it in `more_copies`."""
    own = {"id": card, "names": {"en": "Mine"}, "kind": "basic_unicorn"}
    return expansion(id="clashing", more_copies={}, cards=[*expansion()["cards"], own])


def written(folder: Path, plain: Plain) -> Path:
    """The set as a file."""
    path = folder / f"{plain['id']}.yaml"
    path.write_bytes(to_file(plain, "yaml"))
    return path
