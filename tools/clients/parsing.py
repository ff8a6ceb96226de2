"""Swift and Dart, whose compilers no registry of packages carries: compiled where there is one, parsed elsewhere."""

import importlib
import shutil
from pathlib import Path
from typing import Any

from tests.docs.quickstarts import code_of
from tools.clients.tools import BUILD, Failed, empty, generator_version, run, sketch

# The grammar does not know `() as! T`, which stands in this file of the generator's own.
BEYOND_THE_GRAMMAR = {"URLSessionImplementations.swift"}


def check_swift() -> str:
    home, quickstart = BUILD / "swift", _quickstart()
    files = sorted(home.joinpath("Sources").rglob("*.swift"))
    compiler = shutil.which("swiftc")
    if compiler:
        run([compiler, "-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "UuClient", *files])
        run([compiler, "-typecheck", "-swift-version", "6", quickstart])
        return run([compiler, "--version"]).splitlines()[0]
    known = [file for file in files if file.name not in BEYOND_THE_GRAMMAR]
    return _parse("swift", [*known, sketch("swift", ".swift"), quickstart])


def _quickstart() -> Path:
    """The program of docs/quickstart-swift.md."""
    folder = empty(BUILD / "sketches" / "swift-quickstart")
    folder.mkdir(parents=True)
    file = folder / "main.swift"
    file.write_text(code_of("swift", "swift"))
    return file


def check_dart() -> str:
    home = BUILD / "dart"
    compiler = shutil.which("dart")
    if compiler:
        for command in (["pub", "get"], ["run", "build_runner", "build"], ["analyze", "--no-fatal-warnings"]):
            run([compiler, *command], cwd=home)
        return run([compiler, "--version"]).strip()
    return _parse("dart", sorted(home.rglob("*.dart")))


def _parse(language: str, files: list[Path]) -> str:
    """Every file, by its grammar: finds what is not the language, not what does not fit together."""
    from tree_sitter import Language, Parser

    grammar = importlib.import_module(f"tree_sitter_{language}")
    parser = Parser(Language(grammar.language()))
    broken = [
        f"{file.name} {_place(tree.root_node)}"
        for file in files
        if (tree := parser.parse(file.read_bytes())).root_node.has_error
    ]
    if broken or not files:
        raise Failed(f"{len(broken)} of {len(files)} files are not {language}: {', '.join(broken[:10])}")
    return f"no compiler here; {len(files)} files parsed, {generator_version(f'tree-sitter-{language}')}"


def _place(node: Any) -> str:
    """Where the first error is."""
    for child in node.children:
        if child.has_error:
            return _place(child)
    return f"line {node.start_point[0] + 1}"
