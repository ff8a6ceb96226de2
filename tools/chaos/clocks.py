"""A host's wall clock, which a fault sets wrong: a few lines of C, loaded before libc, add seconds to it.

Debian's libfaketime would do, but with its 0.9.10 `time.sleep` of Python 3.11 fails as soon as the monotonic clock is
left alone.
"""

import shutil
import struct
import subprocess
from pathlib import Path

SOURCE = Path(__file__).parent / "skew.c"


class HostClock:
    """How wrong it goes is kept in a file that all processes of the host have mapped."""

    def __init__(self, folder: Path, name: str) -> None:
        self.file = folder / f"skew-{name}"
        self.seconds = 0
        self.go_wrong(0)
        self.library, self.why_not = _compiled(folder)

    @property
    def env(self) -> dict[str, str]:
        return {"LD_PRELOAD": str(self.library), "UU_SKEW_FILE": str(self.file)} if self.library else {}

    def go_wrong(self, seconds: int) -> None:
        self.seconds = seconds
        with self.file.open("r+b" if self.file.exists() else "wb") as file:
            file.write(struct.pack("l", seconds))


def _compiled(folder: Path) -> tuple[Path | None, str]:
    library, compiler = folder / "skew.so", shutil.which("cc")
    if compiler is None:
        return None, "no C compiler was found"
    command = [compiler, "-O2", "-shared", "-fPIC", "-o", str(library), str(SOURCE)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    return (library, "") if built.returncode == 0 else (None, f"cc: {built.stderr[:200]}")
