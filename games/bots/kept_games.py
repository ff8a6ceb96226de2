"""Games of the arena in files, so that a long contest can be ended and gone on with: one game a line, as it ended."""

from pathlib import Path
from typing import Any

import msgspec

from games.bots.arena import ArenaGame, Pairing


class PlayedOtherwise(Exception):
    """The file holds games of other rules, options or bots."""


class KeptGames:
    """A pairing's games, in order. The first line says what made them what they are."""

    def __init__(self, folder: Path, ruleset: str, pairing: Pairing, made_by: Any) -> None:
        """Raises PlayedOtherwise."""
        self.path = folder / f"{ruleset}-{pairing.bot}-{pairing.seats - 1}-{pairing.others}.jsonl"
        head = msgspec.json.encode(made_by).decode()
        if not self.path.exists():
            folder.mkdir(parents=True, exist_ok=True)
            self.path.write_text(f"{head}\n", encoding="utf-8")
        found, *lines = self.path.read_text(encoding="utf-8").splitlines()
        if found != head:
            raise PlayedOtherwise(f"{self.path} holds games that were played otherwise: {found}")
        self.games = [msgspec.json.decode(line, type=ArenaGame) for line in lines]

    def add(self, game: ArenaGame) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(msgspec.json.encode(game).decode() + "\n")
