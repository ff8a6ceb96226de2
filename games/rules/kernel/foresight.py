"""How a bot that has the time looks ahead in a game."""

from collections.abc import Mapping

from msgspec import Struct


class Foresight(Struct, frozen=True):
    """What a ruleset advises; ADR 35, 52 and 53 say on how many games it rests."""

    horizon: int
    """After so many actions it shows what an answer was good for."""
    compared: int = 1
    """A seat is thought to take the most promising of so many random answers. One: any answer.

    More than one is good where answers of one kind, such as a high bid, are good or bad whatever the moment.
    """
    turns: int = 0
    """And after so many turns: then every answer is judged equally late in the game."""
    leanings: Mapping[str, float] = {}
    """How likely a seat is thought to answer with a form of this type, where one that is not named has 1."""
    asks_likely: bool = False
    """Whether the ruleset has more to say: its `likely` is asked first."""
