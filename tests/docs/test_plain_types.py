"""What openapi-typescript makes of a contract is read rightly: vague types and too strict members are found."""

from tests.docs.quickstarts import DOCS
from tools.clients.types import needs, types_in, vague_in

MADE = """export interface components {
    schemas: {
        /** @description any thing, unknown */
        Thing: {
            /** @description A name. */
            name: string;
            size?: number;
            data: {
                [key: string]: unknown;
            };
        };
        Word: string;
    };
    responses: never;
}
"""


def test_types_are_told_apart_and_comments_are_left_out() -> None:
    made = dict(types_in(MADE))
    assert list(made) == ["Thing", "Word"]
    assert vague_in(made["Thing"]) == ["[key: string]: unknown;"]
    assert vague_in(made["Word"]) == []


def test_a_member_that_is_asked_for_is_found() -> None:
    thing = dict(types_in(MADE))["Thing"]
    assert needs(thing, "name") and not needs(thing, "size")


def test_the_lines_in_the_docs_name_versions() -> None:
    for page in ("clients.md", "quickstart-typescript.md"):
        lines = [line for line in (DOCS / page).read_text().splitlines() if line.startswith("npx ")]
        assert lines and all("-p typescript@5" in line for line in lines)
