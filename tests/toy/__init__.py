"""A third game, added from outside: a package with its cards and words, and one line that registers it."""

from pathlib import Path

import words

words.add_folder(Path(__file__).parent / "words")
