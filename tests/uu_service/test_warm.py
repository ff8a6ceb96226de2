"""No thread meets a Struct whose types another is still working out."""

import subprocess
import sys

import pytest

from tools.checks import ROOT

PROGRAM = """
import sys, threading, msgspec
import {door}, uu_service.urls
from uu_service.warm import subclasses

sys.setswitchinterval(1e-6)
OUR_OWN_PARSER = ("cards.language.", "shapes.", "games.rules.kill_the_unicorns.cards")  # reads them: msgspec could not
for struct in [struct for struct in subclasses(msgspec.Struct) if not struct.__module__.startswith(OUR_OWN_PARSER)]:
    values = dict.fromkeys(struct.__struct_encode_fields__, 1)
    start = threading.Barrier(6)
    def use():
        start.wait()
        try:
            msgspec.convert(values, struct)
        except (msgspec.ValidationError, TypeError):
            pass
    threads = [threading.Thread(target=use) for _ in range(6)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
"""


@pytest.mark.parametrize("door", ["uu_service.wsgi", "uu_service.asgi", "uu_service.rest"])
def test_six_threads_at_once_may_use_any_struct_first(door: str) -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM.format(door=door)], cwd=ROOT, check=False)
    assert done.returncode == 0
