"""How the cards of Unstable Unicorns look: a colour and an emblem for each kind."""

from collections.abc import Mapping

from cards.language.looks import PAINTS, Appearance, Emblem, Motif, look_by_kind, paints_in

_KINDS: dict[str, tuple[str, Emblem, Motif]] = {
    "baby_unicorn": ("#a8327d", "flower", "young_creature"),
    "basic_unicorn": ("#4b3fae", "horn", "creature"),
    "magical_unicorn": ("#0b6a8f", "star", "creature"),
    "magic": ("#1f7a3d", "spark", "sigil"),
    "upgrade": ("#b34700", "up", "sigil"),
    "downgrade": ("#7a5200", "down", "sigil"),
    "instant": ("#b3122f", "bolt", "sigil"),
}
_SPECIAL = {
    "rainbow": tuple(PAINTS[colour] for colour in ("red", "orange", "yellow", "green", "blue", "purple")),
    "death": (PAINTS["black"], "#6c757d"),
}


def look(card: Mapping[str, object]) -> Appearance:
    """Babies and Basics that share a name are told apart by the colour in their ids."""
    if card.get("kind") not in _KINDS:
        return look_by_kind(card)
    colour, emblem, motif = _KINDS[str(card["kind"])]
    name = str(card.get("id", ""))
    tints = next((tints for word, tints in _SPECIAL.items() if word in name.split("_")), paints_in(name))
    return Appearance(colour=colour, emblem=emblem, motif=motif, tints=tints if motif != "sigil" else ())
