"""Quick play with the toy game."""

from tests.games.conftest import _nobody_plays_too_fast, people, server, toy

__all__ = ["_nobody_plays_too_fast", "people", "server", "toy"]
