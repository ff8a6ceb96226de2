"""What the rules want to say, put into the viewer's language: prompts, forms, choices, refusals."""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

import words
from games.models import Seat
from games.rules.kernel.words import Say
from games.store.decks import Deck


class Speaker(NamedTuple):
    """Knows the language, the cards' names and who sits where. Two of one name are called by their seats as well."""

    language: str
    deck: Deck
    seats: Mapping[int, str]

    @classmethod
    def at(cls, seats: list[Seat], deck: Deck, language: str) -> "Speaker":
        names = {seat.number: seat.name or words.say(language, "seat-without-name") for seat in seats}
        times = Counter(names.values())
        told = {
            number: words.say(language, "seat-numbered", name=name, number=number) if times[name] > 1 else name
            for number, name in names.items()
        }
        return cls(language, deck, told)

    def say(self, message: Say) -> str:
        args = {name: self._arg(name, value) for name, value in message.args.items()}
        return words.say(self.language, message.key, **args)

    def action(self, type: str) -> str:
        """A button: what filling this form does."""
        return words.say(self.language, f"action-{type.replace('_', '-')}")

    def _arg(self, name: str, value: str | int) -> str | int:
        if name.startswith("card"):
            return self.deck.name(str(value), self.language)
        if name.startswith("seat"):
            return self.seats.get(int(value), str(value))
        return value
