"""Transcripts are played as fast as the machine can."""

from tests.games.conftest import _nobody_plays_too_fast

__all__ = ["_nobody_plays_too_fast"]
