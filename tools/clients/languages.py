"""Each language: how its client is made, how it is compiled, and who plays with it."""

import json
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tests.docs.quickstarts import code_of, keeping_code_of, phones_code_of
from tools import node
from tools.clients import kotlin, parsing, types
from tools.clients.tools import (
    BUILD,
    CONTRACT,
    Failed,
    count,
    empty,
    generator_version,
    openapi_generator,
    program,
    run,
)

HERE = Path(__file__).parent
OPENAPI_GENERATOR = "openapi-generator-cli"


class ClientLanguage(NamedTuple):
    """`compile` says in a few words what was done; `play` how a game ended."""

    name: str
    generator: Callable[[], str]
    generate: Callable[[], int]
    compile: Callable[[], str]
    play: Callable[[str, str, int, dict[str, str]], str] = lambda *_: ""
    plays: bool = False


def _npm_version(package: str) -> str:
    found = json.loads((node.modules("typescript") / package / "package.json").read_text())
    return f"{package} {found['version']}"


def _generate_typescript() -> int:
    home = empty(BUILD / "typescript")
    run(
        [
            *node.program("typescript", "openapi-ts"),
            "-i",
            CONTRACT,
            "-o",
            home / "client",
            "-c",
            "@hey-api/client-fetch",
        ]
    )
    types.check_plain_types(home / "api.d.ts")
    return count(home, ".ts")


def _compile_typescript() -> str:
    home = BUILD / "typescript"
    shutil.copy(HERE / "play.ts", home)
    programs = {"quickstart": code_of, "keeping": keeping_code_of, "phones": phones_code_of}
    for name, code in programs.items():
        (home / f"{name}.ts").write_text(code("typescript", "ts"))
    roots = node.modules("typescript") / "@types"
    tsc = [
        *node.program("typescript", "tsc"),
        "--strict",
        "--target",
        "es2022",
        "--typeRoots",
        roots,
        "--types",
        "node",
    ]
    run([*tsc, "--module", "commonjs", "--moduleResolution", "node10", "--outDir", home / "js", home / "play.ts"])
    for name in programs:
        run([*tsc, "--module", "esnext", "--moduleResolution", "bundler", "--noEmit", home / f"{name}.ts"])
    _require_switch([*tsc, "--module", "esnext", "--moduleResolution", "bundler", "--noEmit"], home / "switch.ts")
    return f"tsc --strict, {_npm_version('typescript')}"


def _require_switch(tsc: list[str | Path], file: Path) -> None:
    """A switch over all events compiles; one that forgets an event does not."""
    file.write_text(types.switch_over_events())
    run([*tsc, file])
    file.write_text(types.switch_over_events(leave_out=1))
    try:
        run([*tsc, file])
    except Failed:
        return
    raise Failed("the compiler does not notice that a switch over events forgets one")


def _play_typescript(address: str, ruleset: str, seats: int, options: dict[str, str]) -> str:
    game = [address, ruleset, str(seats), json.dumps(options)]
    return run([node.NODE, BUILD / "typescript" / "js" / "play.js", *game]).splitlines()[-1]


def _generate_python() -> int:
    home = empty(BUILD / "python" / "uu_client")
    command = [program("openapi-python-client"), "generate", "--path", CONTRACT, "--meta", "none"]
    run([*command, "--fail-on-warning", "--config", HERE / "python.yaml", "--output-path", home], env=_with_our_ruff())
    return count(home, ".py")


def _with_our_ruff() -> dict[str, str]:
    return {"PATH": f"{program('')}{os.pathsep}{os.environ['PATH']}"}


def _compile_python() -> str:
    home = BUILD / "python"
    shutil.copy(HERE / "play.py", home)
    run([program("mypy"), "--strict", "--config-file", "", "play.py", "uu_client"], cwd=home)
    run([sys.executable, "-c", "import play"], cwd=home)
    return f"imported; mypy --strict, {generator_version('mypy')}"


def _play_python(address: str, ruleset: str, seats: int, options: dict[str, str]) -> str:
    game = [address, ruleset, str(seats), json.dumps(options)]
    return run([sys.executable, "play.py", *game], cwd=BUILD / "python").splitlines()[-1]


def _generate_kotlin() -> int:
    home = BUILD / "kotlin"
    openapi_generator("kotlin", home, *kotlin.TYPES, **kotlin.OPTIONS)
    return count(home, ".kt")


def _generate_swift() -> int:
    """Without Identifiable, which the union `Game` would claim to be."""
    openapi_generator("swift6", BUILD / "swift", identifiableModels="false", projectName="UuClient")
    return count(BUILD / "swift", ".swift")


def _generate_dart() -> int:
    openapi_generator("dart-dio", BUILD / "dart", pubName="uu_client")
    return count(BUILD / "dart", ".dart")


LANGUAGES = {
    language.name: language
    for language in (
        ClientLanguage(
            "TypeScript",
            lambda: _npm_version("@hey-api/openapi-ts"),
            _generate_typescript,
            _compile_typescript,
            _play_typescript,
            plays=True,
        ),
        ClientLanguage(
            "Python",
            lambda: generator_version("openapi-python-client"),
            _generate_python,
            _compile_python,
            _play_python,
            plays=True,
        ),
        ClientLanguage(
            "Kotlin",
            lambda: generator_version(OPENAPI_GENERATOR),
            _generate_kotlin,
            kotlin.compile_all,
            kotlin.play,
            plays=True,
        ),
        ClientLanguage("Swift", lambda: generator_version(OPENAPI_GENERATOR), _generate_swift, parsing.check_swift),
        ClientLanguage("Dart", lambda: generator_version(OPENAPI_GENERATOR), _generate_dart, parsing.check_dart),
    )
}
