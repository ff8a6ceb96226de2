"""The JSON Schema of card programs is a committed file, so that a change of the language shows in a diff."""

import json
from pathlib import Path

from cards.language.unstable_unicorns import LANGUAGE

FILE = Path(__file__).parents[2] / "docs" / "schemas" / "unstable-unicorns-abilities.json"


def test_the_committed_schema_is_that_of_the_language() -> None:
    """Write it anew with `python -m tests.language.test_schema_file`."""
    assert json.loads(FILE.read_text(encoding="utf-8")) == LANGUAGE.schema()


if __name__ == "__main__":
    FILE.write_text(json.dumps(LANGUAGE.schema(), indent=1) + "\n", encoding="utf-8")
