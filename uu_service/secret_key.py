"""The secret key of embedded mode: made at the first start and kept beside the database."""

import os
import secrets
from pathlib import Path


def kept_secret_key(folder: Path) -> str:
    """Read the folder's key; make it first if there is none. Safe when several processes start at once."""
    path = folder / "secret-key"
    folder.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        fresh = folder / f".secret-key-{os.getpid()}-{secrets.token_hex(4)}"
        fresh.touch(mode=0o600)
        fresh.write_text(secrets.token_urlsafe(48))
        try:
            os.link(fresh, path)  # unlike a rename, a link never replaces the key another process made first
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    return path.read_text().strip()
