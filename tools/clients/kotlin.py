"""Compiles the Kotlin client, with the libraries that can be had without Maven."""

import json
import zipfile
from pathlib import Path

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


def compile_all() -> str:
    """Every generated file, as it is, and what the page on live updates shows."""
    packages = node.modules("kotlin")
    compiler = packages / "kotlin-compiler"
    lib = compiler / "lib"
    own = [lib / f"{name}.jar" for name in ("kotlin-compiler", "kotlin-stdlib", "kotlin-script-runtime")]
    own += [lib / "kotlin-reflect.jar", lib / "kotlinx-coroutines-core-jvm.jar", lib / "annotations-13.0.jar"]
    libraries = [lib / "kotlinx-coroutines-core-jvm.jar", *_serialization(), *_http(packages)]
    command = [java(), "-Xmx1g", "-cp", _path(own), "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler"]
    command += ["-kotlin-home", compiler, f"-Xplugin={lib / 'kotlinx-serialization-compiler-plugin.jar'}"]
    command += ["-cp", _path(libraries), "-nowarn", "-d", empty(BUILD / "kotlin-classes")]
    run([*command, BUILD / "kotlin" / "src" / "main" / "kotlin", STANDING_IN, sketch("kotlin", ".kt")])
    return f"kotlinc {json.loads((compiler / 'package.json').read_text())['version']}"


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
