"""`make chaos`: random play while much goes wrong; then it counts what was lost, done twice or told differently."""

import sys


def say(text: str) -> None:
    """Now, also when nobody looks at a terminal."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
