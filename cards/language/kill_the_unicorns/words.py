"""The closed vocabulary of the language: colours, roles, moments.
One place for each word, so that grammar, checks and rules cannot drift apart."""

from typing import Literal, get_args

Colour = Literal["yellow", "purple", "blue", "pink"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
