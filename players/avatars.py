"""Avatars: nobody uploads one. Each is drawn from the id of an account and a number, and never changes."""

from functools import lru_cache
from uuid import UUID

from cards.faces.chance import Chance, shade
from cards.faces.creatures import creature, young_creature
from cards.faces.scenery import scenery
from cards.faces.svg import Markup, tag


def address_of(account_id: UUID, number: int) -> str:
    return f"/api/v1/players/{account_id}/avatars/{number}.svg"


@lru_cache(maxsize=2048)
def avatar(account_id: UUID, number: int) -> Markup:
    """An SVG of 100 by 100 without script, style or address in it."""
    chance = Chance(f"{account_id} {number}")
    hue = chance.between(0, 1)
    tints = [shade(hue + chance.between(0.3, 0.7) + step * 0.08, 0.65, 0.8) for step in range(3)]
    drawn = young_creature if number % 3 == 2 else creature
    return tag(
        "svg",
        scenery(chance, hue),
        drawn(chance, tints),
        xmlns="http://www.w3.org/2000/svg",
        viewBox="0 0 100 100",
        width=100,
        height=100,
    )
