"""Games of the arena in files, so that a long contest can be ended and gone on with: one game a line, as it ended."""

from pathlib import Path

import msgspec

from games.bots.arena import ArenaGame, Pairing


class PlayedOtherwise(Exception):
    """The file holds games of other rules, options or bots."""


class KeptGames:
    """A pairing's games, in order. The first line says what made them what they are."""

    def __init__(self, folder: Path, ruleset: str, pairing: Pairing, made_by: object) -> None:
        """Raises PlayedOtherwise."""
        self.path = folder / f"{ruleset}-{pairing.bot}-{pairing.seats - 1}-{pairing.others}.jsonl"
        self.head = msgspec.json.encode(made_by).decode()
        self.games: list[ArenaGame] = []
        """Those that were there before."""
        if self.path.exists():
            head, *lines = self.path.read_text(encoding="utf-8").splitlines()
            if head != self.head:
                raise PlayedOtherwise(f"{self.path} holds games that were played otherwise: {head}")
            self.games = [msgspec.json.decode(line, type=ArenaGame) for line in lines]

    def add(self, game: ArenaGame) -> None:
        if not self.path.exists():
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(f"{self.head}\n", encoding="utf-8")
        with self.path.open("a", encoding="utf-8") as file:
            file.write(msgspec.json.encode(game).decode() + "\n")
