"""The kinds of moments of Unstable Unicorns: turns, and the window in which a card can be stopped."""

from games.rules.kernel.moments import DAY, HOUR, TURN, Limits, Moment

NEIGH = Moment(name="neigh", live=Limits(3, 60, 10), correspondence=Limits(HOUR, 7 * DAY, 8 * HOUR), is_window=True)

MOMENTS: tuple[Moment, ...] = (TURN, NEIGH)
