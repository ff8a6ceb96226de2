"""`make check`: everything that can be said about the code without running it, and all that is wrong at once."""

import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent
PRODUCTION = {
    "UU_PRODUCTION": "1",
    "UU_SECRET_KEY": "only-for-this-check-" + "0123456789abcdefghijklmnopqrstuvwxyz-ABCDEFGHIJKLMNOP",
    "UU_ALLOWED_HOSTS": "games.example.org",
    "DATABASE_URL": "postgres://uu@127.0.0.1:1/uu",
    "REDIS_URL": "redis://127.0.0.1:1/0",
}


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        schema, older = Path(folder) / "openapi.yaml", Path(folder) / "openapi-3.0.yaml"
        manage = [sys.executable, "manage.py"]
        checks: list[tuple[str, list[str], dict[str, str]]] = [
            ("types", [str(BIN / "mypy")], {}),
            ("lint", [str(BIN / "ruff"), "check", "--quiet", "."], {}),
            ("format", [str(BIN / "ruff"), "format", "--quiet", "--check", "."], {}),
            ("layers", [str(BIN / "lint-imports"), "--no-cache"], {}),
            ("migrations", [*manage, "makemigrations", "--check", "--dry-run"], {}),
            ("upgrades", [sys.executable, "-m", "tools.migration_rules"], {}),
            ("production", [*manage, "check", "--deploy", "--fail-level", "WARNING"], PRODUCTION),
            ("schema", [*manage, "spectacular", "--validate", "--fail-on-warn", "--file", str(schema)], {}),
            ("schema 3.0", [*manage, "write_openapi_30", "--file", str(older)], {}),
            ("contract", [sys.executable, "-m", "tools.lint_contract"], {}),
            ("page", [sys.executable, "-m", "tools.clients.page"], {}),
            ("breaking", [sys.executable, "-m", "tools.breaking"], {}),
        ]
        with ThreadPoolExecutor(os.cpu_count()) as pool:  # types first: they take as long as all the others together
            runs = {name: pool.submit(_passes, name, how, {"UU_VAR_DIR": folder, **env}) for name, how, env in checks}
        failed = [name for name, run in runs.items() if not run.result()]
        for fresh, kept in ((schema, ROOT / "openapi.yaml"), (older, ROOT / "docs" / "api" / "openapi-3.0.yaml")):
            if fresh.exists() and fresh.read_text() != kept.read_text():
                print(f"{kept.name} is stale: run make schema")  # noqa: T201
                failed.append(kept.name)
    print(f"make check: {'failed: ' + ', '.join(failed) if failed else 'all well'}")  # noqa: T201
    return 1 if failed else 0


def _passes(name: str, command: list[str], env: dict[str, str]) -> bool:
    started = time.monotonic()
    run = subprocess.run(command, cwd=ROOT, env={**os.environ, **env}, capture_output=True, text=True, check=False)
    verdict = "ok" if run.returncode == 0 else "FAILED"
    said = run.stdout[-6000:] + run.stderr[-6000:] if run.returncode else ""
    print(f"{name:<12}{verdict}  {time.monotonic() - started:.0f} s\n{said}", end="", flush=True)  # noqa: T201
    return run.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
