"""The code of the quickstarts in docs/, as programs."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
ADDRESS = "http://127.0.0.1:8000"


def code_of(language: str, fence: str, address: str = ADDRESS) -> str:
    """All blocks of the page, one after the other, for the service at this address."""
    return "\n".join(_blocks(language, fence)).replace(ADDRESS, address)


def keeping_code_of(language: str, fence: str, address: str = ADDRESS) -> str:
    """The page's first block, which makes a guest, and those that keep its account."""
    blocks = [_blocks(language, fence)[0], *_blocks(language, f"{fence} keep")]
    return "\n".join(blocks).replace(ADDRESS, address)


def phones_code_of(language: str, fence: str, address: str = ADDRESS) -> str:
    """The page's first block, and those in which two phones press Play."""
    blocks = [_blocks(language, fence)[0], *_blocks(language, f"{fence} phones")]
    return "\n".join(blocks).replace(ADDRESS, address)


def _blocks(language: str, fence: str) -> list[str]:
    page = (DOCS / f"quickstart-{language}.md").read_text()
    return re.findall(rf"^```{fence}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
