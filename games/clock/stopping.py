"""How beat ends when it is asked to: before its next look, and after five seconds whatever holds it.

Celery's own handler raises `SystemExit` wherever beat is at that moment. In a finalizer nobody sees that, and beat goes
on for ever; in a statement that PostgreSQL does not answer, psycopg tries for ten seconds to cancel it.
"""

import signal
import threading

from celery.signals import beat_init

STOP_SECONDS = 5
_asked = False


@beat_init.connect
def _listen(**_: object) -> None:
    """In the process of beat; where beat is a thread, its process decides when it ends."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, _ask)


def _ask(*_: object) -> None:
    """The alarm is the system's own: it ends the process even if Python never runs again. Beat has nothing to lose."""
    global _asked
    _asked = True
    signal.alarm(STOP_SECONDS)


def end_if_asked() -> None:
    if _asked:
        raise SystemExit
