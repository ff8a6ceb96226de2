"""How the cards of Kill the Unicorns look: a colour and an emblem for each kind; stars, values, prices."""

from collections.abc import Mapping

from cards.language.looks import PAINTS, Appearance, Emblem, Mark, Motif, look_by_kind, paints_in

_KINDS: dict[str, tuple[str, Emblem, Motif]] = {
    "unicorn": ("#4b3fae", "horn", "creature"),
    "starter": ("#0b6a8f", "horn", "young_creature"),
    "character": ("#7a2e8d", "mask", "sigil"),
    "hunt": ("#b3122f", "target", "sigil"),
    "stratagem": ("#1f7a3d", "bolt", "sigil"),
    "article": ("#b34700", "bag", "sigil"),
    "token": ("#7a5200", "coin", "sigil"),
}
_COUNTED: dict[str, Emblem] = {"stars": "star", "cost": "coin"}


def look(card: Mapping[str, object]) -> Appearance:
    """A unicorn wears its printed colour, a Legendary one a crown; a hunt card shows what it counts."""
    if card.get("kind") not in _KINDS:
        return look_by_kind(card)
    colour, emblem, motif = _KINDS[str(card["kind"])]
    painted = PAINTS.get(str(card.get("colour")))
    return Appearance(
        colour=colour,
        emblem="crown" if card.get("legendary") else emblem,
        motif=motif,
        tints=(painted,) if painted else paints_in(str(card.get("id", ""))),
        figure="" if card.get("value") is None else str(card["value"]),
        marks=tuple(Mark(sign, str(card[key])) for key, sign in _COUNTED.items() if card.get(key) is not None),
    )
