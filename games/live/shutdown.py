"""SIGTERM: streams are told to come back before the server waits for them to end.

The server's own handler waits for open requests; a stream would keep it waiting for ever.
"""

import signal
import threading
from types import FrameType

from games.live.hub import hub

_is_heard = False


def end_streams_on_sigterm() -> None:
    """Once a process, when somebody listens: the server has its handler in place by then, and keeps it."""
    global _is_heard
    if _is_heard or threading.current_thread() is not threading.main_thread():
        return
    _is_heard = True
    for number in (signal.SIGTERM, signal.SIGINT):
        _hear_first(number)


def _hear_first(number: int) -> None:
    former = signal.getsignal(number)

    def handle(received: int, frame: FrameType | None) -> None:
        threading.Thread(target=hub.close, name="closing").start()  # a handler must not wait for a lock
        if callable(former):
            former(received, frame)
        elif former == signal.SIG_DFL:
            signal.signal(received, signal.SIG_DFL)
            signal.raise_signal(received)

    signal.signal(number, handle)
