"""A worker that is asked to stop ends within ten seconds: what takes longer is given up.

That is safe for every task here: what it would have done is done by a sweep, or by whoever looks next.
"""

import os
import signal
import threading

from celery.signals import worker_shutting_down

PATIENCE_SECONDS = 5.0


@worker_shutting_down.connect
def give_up_later(how: str = "", **_: object) -> None:
    """Celery's polite end waits for its tasks as long as they take; its other one (SIGQUIT) ends them."""
    if how != "Warm":
        return
    timer = threading.Timer(PATIENCE_SECONDS, os.kill, (os.getpid(), signal.SIGQUIT))
    timer.daemon = True
    timer.start()
