"""Draws a picture of each game, three of its cards without words: `python -m tools.game_pictures`."""

import os
import re
import sys

import django

from tools.checks import ROOT

GAMES = {
    "unstable-unicorns-2e": ("basic_unicorn_red", "narwhal", "basic_unicorn_purple"),
    "kill-the-unicorns": ("hunt_3", "l1", "s2"),
}
TURNS = ((-14, 70, 80), (14, 346, 80), (0, 208, 24))
"""How each card lies in the fan: degrees, and where its corner is. The middle one is on top."""
WORDS = re.compile(r"<text (?:(?!middle).)*?</text>|<title>.*?</title>|<desc>.*?</desc>")


def main() -> None:
    """Write play/static/play/<ruleset>.svg."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "uu_service.settings")
    django.setup()
    for slug, cards in GAMES.items():
        ruleset, picture = _fan(slug, cards)
        (ROOT / "play" / "static" / "play" / f"{ruleset}.svg").write_text(picture, encoding="utf-8")
        sys.stdout.write(f"{ruleset}: {len(picture)} characters\n")


def _fan(slug: str, ids: tuple[str, ...]) -> tuple[str, str]:
    from cards.drawing import drawn
    from cards.language.catalogue import shipped

    plain = shipped(slug)
    cards = {card["id"]: card for card in plain["cards"]}
    left, middle, right = (WORDS.sub("", drawn(plain["ruleset"], cards[card], "en")) for card in ids)
    laid = [
        f'<g transform="translate({x} {y}) rotate({turn} 150 210)">{face}</g>'
        for face, (turn, x, y) in zip((left, right, middle), TURNS, strict=True)
    ]
    body = "".join(laid)
    return plain["ruleset"], f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 716 548">{body}</svg>\n'


if __name__ == "__main__":
    main()
