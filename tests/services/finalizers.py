"""A beat that is asked to stop at the worst moment: while Python runs a finalizer."""

import os
import signal
import sys
import time
from typing import Any

from games.clock.scheduler import ClockScheduler


class Dropped:
    def __del__(self) -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        for _ in range(100):  # Python runs a signal's handler between two of its instructions
            time.sleep(0)


class AskedInAFinalizer(ClockScheduler):
    """At its first tick, and never again."""

    was_asked = False

    def tick(self, *args: Any, **kwargs: Any) -> float:
        if not self.was_asked:
            self.was_asked = True
            Dropped()
            sys.stderr.write("asked in a finalizer\n")
        return super().tick(*args, **kwargs)
