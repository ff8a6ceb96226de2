"""The types that openapi-typescript makes of the contract, and the modules of the table in the browser against them."""

import json
import sys
from pathlib import Path

from tools import node
from tools.clients.tools import BUILD, ROOT, Failed, run
from tools.clients.types import check_plain_types

MODULES = ROOT / "play" / "static" / "play"


def check_page() -> None:
    """Raises Failed with what the compiler said."""
    home = BUILD / "page"
    home.mkdir(parents=True, exist_ok=True)
    check_plain_types(home / "api.d.ts")
    (home / "tsconfig.json").write_text(json.dumps(_settings(home / "api.d.ts")))
    run([*node.program("typescript", "tsc"), "--project", home / "tsconfig.json"])


def _settings(api: Path) -> dict[str, object]:
    strictly = {"strict": True, "noUnusedLocals": True, "noImplicitReturns": True, "noFallthroughCasesInSwitch": True}
    where = {
        "target": "es2024",
        "module": "esnext",
        "moduleResolution": "bundler",
        "lib": ["es2024", "dom", "dom.iterable"],
    }
    return {
        "compilerOptions": {
            "allowJs": True,
            "checkJs": True,
            "noEmit": True,
            "types": [],
            **strictly,
            **where,
            "paths": {"#api": [str(api)]},
        },
        "include": [str(MODULES / "*.js")],
    }


if __name__ == "__main__":
    try:
        check_page()
    except Failed as failure:
        sys.exit(str(failure))
