"""Compiles the Kotlin client and plays with the Kotlin quickstart, with the libraries that can be had without Maven."""

import json
import zipfile
from pathlib import Path

from tests.docs.quickstarts import code_of
from tools import node
from tools.clients.tools import BUILD, ROOT, Failed, empty, java, program, run, sketch

OPTIONS = {  # Android's usual libraries, and sealed interfaces for the unions
    "library": "jvm-retrofit2",
    "serializationLibrary": "kotlinx_serialization",
    "useCoroutines": "true",
    "generateOneOfAnyOfWrappers": "true",
    "packageName": "uu.client",
}
TYPES = (  # what has no type: kotlinx cannot read an `Any`
    "--type-mappings",
    "object=JsonElement,AnyType=JsonElement",
    "--import-mappings",
    "JsonElement=kotlinx.serialization.json.JsonElement",
)
JARS = BUILD / "jars"
LOCK = ROOT / "requirements" / "kotlin.txt"
STANDING_IN = Path(__file__).parent / "kotlin"  # three classes of libraries that only Maven has


QUICKSTART = BUILD / "kotlin-quickstart"


def compile_all() -> str:
    """Every generated file, as it is, and what the page on live updates shows; then the quickstart."""
    _compile("kotlin-classes", BUILD / "kotlin" / "src" / "main" / "kotlin", STANDING_IN, sketch("kotlin", ".kt"))
    _compile("kotlin-quickstart", _quickstart(code_of("kotlin", "kotlin")))
    package = node.modules("kotlin") / "kotlin-compiler" / "package.json"
    return f"kotlinc {json.loads(package.read_text())['version']}"


def play(address: str, ruleset: str, seats: int, options: dict[str, str]) -> str:
    """The quickstart as its page shows it, at this table: how the game ended."""
    assert seats == 3, "its table has two bots"
    rules = f'"{ruleset}", "options": {json.dumps(options)}'
    code = code_of("kotlin", "kotlin", address).replace('"unstable_unicorns"', rules)
    _compile("kotlin-quickstart", _quickstart(code))
    jars = [QUICKSTART, *_libraries(), _kotlin() / "kotlin-stdlib.jar"]
    said = run([java(), "-cp", _path(jars), "QuickstartKt"]).splitlines()[-1]
    return f"{ruleset}: {said}"


def _quickstart(code: str) -> Path:
    folder = empty(BUILD / "sketches" / "kotlin-quickstart")
    folder.mkdir(parents=True)
    file = folder / "Quickstart.kt"
    file.write_text(code)
    return file


def _kotlin() -> Path:
    return node.modules("kotlin") / "kotlin-compiler" / "lib"


def _libraries() -> list[Path]:
    return [_kotlin() / "kotlinx-coroutines-core-jvm.jar", *_serialization(), *_http(node.modules("kotlin"))]


def _compile(name: str, *sources: Path) -> None:
    """Kotlin sources into build/clients/<name>."""
    lib = _kotlin()
    own = [lib / f"{name}.jar" for name in ("kotlin-compiler", "kotlin-stdlib", "kotlin-script-runtime")]
    own += [lib / "kotlin-reflect.jar", lib / "kotlinx-coroutines-core-jvm.jar", lib / "annotations-13.0.jar"]
    command = [java(), "-Xmx1g", "-cp", _path(own), "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler"]
    command += ["-kotlin-home", lib.parent, f"-Xplugin={lib / 'kotlinx-serialization-compiler-plugin.jar'}"]
    command += ["-cp", _path(_libraries()), "-nowarn", "-d", empty(BUILD / name)]
    run([*command, *sources])


def _path(jars: list[Path]) -> str:
    return ":".join(str(jar) for jar in jars)


def _http(packages: Path) -> list[Path]:
    folder = packages / "allure-commandline" / "dist" / "plugins" / "jira-plugin" / "lib"
    found = [jar for name in ("okhttp-jvm", "okio-jvm", "retrofit") for jar in folder.glob(f"{name}-*.jar")]
    if len(found) != 3:
        raise Failed(f"allure-commandline no longer carries OkHttp, Okio and Retrofit: {found}")
    return found


def _serialization() -> list[Path]:
    """kotlinx-serialization, out of the wheel of the Jupyter kernel, of which nothing else is wanted."""
    if not list(JARS.glob("*.jar")):
        pip = [program("python"), "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps"]
        run([*pip, "--require-hashes", "-r", LOCK, "-d", JARS])
        with zipfile.ZipFile(next(JARS.glob("*.whl"))) as wheel:
            for name in wheel.namelist():
                if "kotlinx-serialization" in name:
                    (JARS / Path(name).name).write_bytes(wheel.read(name))
    return sorted(JARS.glob("kotlinx-serialization-*.jar"))
