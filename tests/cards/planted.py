"""Sets with cards planted in them that a balance report must find."""

from copy import deepcopy

from cards.language.catalogue import default_set
from cards.language.sets import Plain

LANGUAGES = ("en", "es", "fr", "it", "pl")
TOO_STRONG, USELESS, NEVER_PLAYABLE, AGAIN = "tyrant_unicorn", "empty_gesture", "impossible_spell", "once_more"


def _card(face: str, kind: str, copies: int, steps: list[object], when: str) -> Plain:
    name = face.replace("_", " ").title()
    program = [{"when": when, "do": steps}]
    return {"id": face, "names": dict.fromkeys(LANGUAGES, name), "copies": copies, "kind": kind, "abilities": program}


def with_cards(*cards: Plain) -> Plain:
    """The set that ships, with these cards more."""
    plain = deepcopy(default_set("unstable_unicorns"))
    return {**plain, "cards": [*plain["cards"], *cards]}


def three_planted() -> Plain:
    """One card that is much too strong, one that does only harm, and one that nobody can ever play."""
    return with_cards(
        _card(TOO_STRONG, "magical_unicorn", 2, [{"steal": {"of": "unicorn", "count": 3}}], "enter"),
        _card(USELESS, "magic", 5, [{"discard": {"count": 1}}], "on_play"),
        _card(NEVER_PLAYABLE, "magic", 2, [{"sacrifice": {"of": "upgrade", "count": 9}}], "on_play"),
    )


def many_turns() -> Plain:
    """As many copies as there may be of a card that gives another turn."""
    return with_cards(_card(AGAIN, "magic", 99, ["extra_turn"], "on_play"))
