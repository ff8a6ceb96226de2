"""The shipped card set, compiled once for all tests of this game."""

from cards.language.catalogue import shipped
from games.rules.kill_the_unicorns.faces import compile_cards

CARDS = compile_cards([shipped("kill-the-unicorns")])
