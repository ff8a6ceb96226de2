"""The types that openapi-typescript makes by its plain command: every member has one, and none is too strict."""

import re
from collections.abc import Iterator
from pathlib import Path

import yaml

from tools import node
from tools.clients.tools import CONTRACT, Failed, run

VAGUE = re.compile(r"\bunknown\b|\bany\b|Record<string, never>")


def check_plain_types(file: Path) -> None:
    """Raises Failed with all that came out wrong."""
    run([*node.program("typescript", "openapi-typescript"), CONTRACT, "-o", file])
    schemas = yaml.load(CONTRACT.read_bytes(), Loader=yaml.CSafeLoader)["components"]["schemas"]
    made = dict(types_in(file.read_text()))
    wrong = [f"{name}: {line}" for name, text in made.items() for line in vague_in(text)]
    for name, schema in schemas.items():
        may_be_missing = schema.get("properties", {}).keys() - set(schema.get("required", ()))
        wrong += [f"{name}.{member} is required" for member in sorted(may_be_missing) if needs(made[name], member)]
    if wrong or not made:
        raise Failed("openapi-typescript made types that do not fit:\n" + "\n".join(wrong))


def switch_over_events(leave_out: int = 0) -> str:
    """TypeScript that looks at every type of event, but for so many; the compiler names a forgotten one."""
    events = yaml.load(CONTRACT.read_bytes(), Loader=yaml.CSafeLoader)["components"]["schemas"]["Event"]
    tags = sorted(events["discriminator"]["mapping"])
    cases = "".join(f'    case "{tag}": return event.type;\n' for tag in tags[leave_out:])
    return (
        'import type { components } from "./api";\n'
        'export function typeOf(event: components["schemas"]["Event"]): string {\n'
        f"  switch (event.type) {{\n{cases}"
        "    default: { const forgotten: never = event; return forgotten; }\n  }\n}\n"
    )


def types_in(text: str) -> Iterator[tuple[str, str]]:
    """The types of the schemas, each with its name and its text without comments."""
    schemas = text.partition("    schemas: {\n")[2].partition("\n    };\n")[0]
    bare = re.sub(r"/\*\*.*?\*/", "", schemas, flags=re.DOTALL)
    for part in re.split(r"^ {8}(?=\w+: )", bare, flags=re.MULTILINE)[1:]:
        name, _, body = part.partition(": ")
        yield name, body


def vague_in(text: str) -> list[str]:
    """The lines that say nothing of what they hold."""
    return [line.strip() for line in text.splitlines() if VAGUE.search(line)]


def needs(text: str, member: str) -> bool:
    """Whether a type asks for a member."""
    return re.search(rf"^ {{12}}{member}: ", text, re.MULTILINE) is not None
