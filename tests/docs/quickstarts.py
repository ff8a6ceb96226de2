"""The code of the quickstarts in docs/, as programs."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
ADDRESS = "http://127.0.0.1:8000"


def code_of(language: str, fence: str, address: str = ADDRESS) -> str:
    """All blocks of the page, one after the other, for the service at this address."""
    page = (DOCS / f"quickstart-{language}.md").read_text()
    blocks = re.findall(rf"^```{fence}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    return "\n".join(blocks).replace(ADDRESS, address)
