"""A small disk for PostgreSQL, which a fault fills to the last byte."""

import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path

MEBIBYTES = 1536
STRIDE = 4 * 2**20


class SmallDisk:
    """A file system in memory of its own, so that it can be full. Only root may mount one."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.why_not = folder, ""
        self.ballast = folder / "ballast"
        folder.mkdir()
        if os.geteuid() != 0 or not shutil.which("mount"):
            self.why_not = "only root may mount a small disk"
            return
        command = ["mount", "-t", "tmpfs", "-o", f"size={MEBIBYTES}m,mode=755", "chaos", str(folder)]
        mounted = subprocess.run(command, capture_output=True, text=True, check=False)
        if mounted.returncode:
            self.why_not = f"mount: {mounted.stderr.strip()}"

    def fill(self) -> None:
        """Until nothing more fits, whatever PostgreSQL frees meanwhile."""
        with suppress(OSError), self.ballast.open("ab", buffering=0) as file:
            for size in (STRIDE, 4096):
                with suppress(OSError):
                    while file.write(bytes(size)):
                        pass

    def free(self) -> None:
        self.ballast.unlink(missing_ok=True)

    def close(self) -> None:
        if not self.why_not:
            subprocess.run(["umount", str(self.folder)], capture_output=True, check=False)
            self.why_not = "unmounted"
