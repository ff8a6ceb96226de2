"""Reads openapi.yaml and its 3.0 form with a strict linter and a validator; says nothing if all is well."""

import subprocess
import sys
from pathlib import Path

import yaml
from openapi_spec_validator import OpenAPIV30SpecValidator, OpenAPIV31SpecValidator

from tools.node import PACKAGES, NotInstalled, program

ROOT = Path(__file__).parents[1]
DOCUMENTS = {"openapi.yaml": OpenAPIV31SpecValidator, "docs/api/openapi-3.0.yaml": OpenAPIV30SpecValidator}


def main() -> int:
    try:
        return _lint() or _validate()
    except NotInstalled as trouble:
        print(trouble, file=sys.stderr)  # noqa: T201
        return 1


def _lint() -> int:
    """Warnings count: redocly itself would let them pass."""
    options = ["--config", str(PACKAGES / "redocly" / "redocly.yaml"), "--format", "stylish", "--max-problems", "500"]
    command = [*program("redocly", "redocly"), "lint", *options, *DOCUMENTS]
    env = {"REDOCLY_TELEMETRY": "off", "REDOCLY_SUPPRESS_UPDATE_NOTICE": "true"}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    said = done.stdout + done.stderr
    if done.returncode or " warning" in said:
        print(said)  # noqa: T201
        return 1
    return 0


def _validate() -> int:
    troubles = [
        f"{name}: {error.message}"
        for name, validator in DOCUMENTS.items()
        for error in validator(yaml.load((ROOT / name).read_bytes(), Loader=yaml.CSafeLoader)).iter_errors()
    ]
    print(*troubles, sep="\n", end="")  # noqa: T201
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
