"""How far long work has come: a bar on a terminal, a line at every tenth of the way anywhere else."""

import sys

WIDTH = 30
LINES = 10


def show_progress(done: int, total: int, words: str) -> None:
    """Say it on standard error. Called after each piece of the work."""
    if sys.stderr.isatty():
        filled = WIDTH * done // total
        end = "\n" if done == total else ""
        sys.stderr.write(f"\r{'█' * filled}{'░' * (WIDTH - filled)} {done:,}/{total:,} {words} {end}")
        sys.stderr.flush()
    elif LINES * done // total > LINES * (done - 1) // total:
        sys.stderr.write(f"{done:,}/{total:,} {words}\n")
        sys.stderr.flush()
