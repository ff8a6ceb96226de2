"""Play while much goes wrong, and what was lost, done twice or told differently: `make chaos`.

A hang, a failover and an upgrade are also tried by themselves.
"""

import sys


def say(text: str) -> None:
    """Now, also when nobody looks at a terminal."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
