"""The kinds of moments of Kill the Unicorns: turns, pauses in which people see what happened, and chances.

A chance is a pause in which somebody may use an ability. By correspondence it gives people time to come by, and yet
nobody is waited for: it ends when all of them have passed, or by itself, well before a turn would.
"""

from games.rules.kernel.moments import DAY, HOUR, PAUSE, TURN, Limits, Moment

CHANCE = Moment(name="chance", live=Limits(0, 15, 3), correspondence=Limits(0, DAY, 2 * HOUR), off=Limits(0, HOUR, 15))
MOMENTS: tuple[Moment, ...] = (TURN, PAUSE, CHANCE)
