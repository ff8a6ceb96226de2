"""The kinds of moments of Kill the Unicorns: turns, and pauses in which people see what happened."""

from games.rules.kernel.moments import PAUSE, TURN, Moment

MOMENTS: tuple[Moment, ...] = (TURN, PAUSE)
