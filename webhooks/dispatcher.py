"""What the webhooks' worker does: pass the outbox on, then send to many endpoints at once until nothing is due.

This thread does all the work on the database; the others only talk to the outside.
"""

import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from threading import Event, Lock

from webhooks.delivering import Job, claim, record, send
from webhooks.fan_out import fan_out
from webhooks.sending import TOTAL_SECONDS, Result

THREADS = 32
CAUTIOUS_THREADS = 12
"""So many at most are busy with endpoints that fail or are new: the others stay free for those that answer."""
LONGEST_RUN_SECONDS = 20.0
LOOK_EVERY_SECONDS = 0.1

_running = Lock()
_called_again = Event()


class Dispatcher:
    """One run."""

    def __init__(self, seconds: float = LONGEST_RUN_SECONDS) -> None:
        self.ends = time.monotonic() + seconds
        self.flying: dict[Future[Result], Job] = {}
        self.sent = 0

    def run(self) -> bool:
        """True: its time is over, and there may be more to do."""
        with ThreadPoolExecutor(THREADS, thread_name_prefix="webhook") as pool:
            try:
                while time.monotonic() < self.ends:
                    moved = fan_out()
                    begun = self._begin(pool)
                    if not (moved or begun or self.flying):
                        return False
                    self._record_finished(0 if moved else LOOK_EVERY_SECONDS)
                return True
            finally:
                self._record_finished(None)

    def _begin(self, pool: ThreadPoolExecutor) -> int:
        """Send whatever may be sent. Returns how many were begun."""
        before = len(self.flying)
        while (room := THREADS - len(self.flying)) > 0:
            jobs = claim(room, cautious=self._may_try_the_doubtful())
            if jobs is None:
                break
            self.flying.update({pool.submit(send, job): job for job in jobs})
        return len(self.flying) - before

    def _may_try_the_doubtful(self) -> bool:
        """Not with too many threads, and not so late that the next run would wait for them."""
        busy = sum(job.is_cautious for job in self.flying.values())
        return busy < CAUTIOUS_THREADS and time.monotonic() < self.ends - TOTAL_SECONDS

    def _record_finished(self, seconds: float | None) -> None:
        """Of those under way, what is done within that time; None: all of them."""
        while self.flying:
            done, _ = wait(self.flying, timeout=seconds, return_when=FIRST_COMPLETED)
            for future in done:
                record(self.flying.pop(future), future.result())
                self.sent += 1
            if seconds is not None:
                return


def deliver() -> bool:
    """Run, unless this process does already: then that run looks once more. True: call again."""
    _called_again.set()
    more = False
    while _called_again.is_set() and not more and _running.acquire(blocking=False):
        try:
            _called_again.clear()
            more = Dispatcher().run()
        finally:
            _running.release()
    return more
