"""The shipped card set, compiled once for all tests of this game."""

from pathlib import Path

import yaml

from games.rules.kill_the_unicorns.faces import compile_cards

DATA = Path(__file__).parents[3] / "cards" / "data" / "kill-the-unicorns.yaml"
CARDS = compile_cards([yaml.safe_load(DATA.read_text())])
