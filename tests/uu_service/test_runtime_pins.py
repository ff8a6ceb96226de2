"""What `make run` and the image install is enough for every process, though the tests themselves have more at hand."""

import re
import subprocess
import sys

from tests.services.processes import ROOT

PINNED = set(re.findall(r"^([\w.-]+)==", (ROOT / "requirements" / "runtime.txt").read_text(), re.MULTILINE))

PROGRAM = """
import re, sys
from importlib.metadata import packages_distributions

def normal(name):
    return re.sub(r"[-_.]+", "-", name).lower()

pinned = {normal(name) for name in sys.argv[1].split()}
hidden = {name for name, owners in packages_distributions().items() if not pinned & {normal(one) for one in owners}}
hidden -= {"pip", "setuptools", "pkg_resources", "_distutils_hack", "uu_service", "tests", "tools"}

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in hidden:
            raise ModuleNotFoundError(f"No module named {name!r} in requirements/runtime.txt", name=name)

sys.meta_path.insert(0, Hidden())
"""


def _import_with_the_pins_alone(imports: str) -> str:
    command = [sys.executable, "-c", PROGRAM + imports, " ".join(PINNED)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stderr[-1500:]


def test_what_is_not_pinned_is_hidden():
    assert "requirements/runtime.txt" in _import_with_the_pins_alone("import pytest")


def test_web_processes_need_only_what_is_pinned():
    assert _import_with_the_pins_alone("import uu_service.rest, uu_service.asgi, uu_service.wsgi") == ""


def test_workers_with_redis_need_only_what_is_pinned():
    """Celery loads the transport and its own programs when they start, not when it is imported."""
    imports = "import kombu.transport.redis, celery.bin.worker, celery.bin.beat\n"
    imports += "from uu_service.celery import app; app.loader.import_default_modules()"
    assert _import_with_the_pins_alone(imports) == ""
