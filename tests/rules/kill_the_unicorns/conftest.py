"""The shipped card set, compiled once for all tests of this game."""

from cards.language.catalogue import shipped
from games.rules.kill_the_unicorns.cards import compile_sets

CARDS = compile_sets([shipped("kill-the-unicorns")])
