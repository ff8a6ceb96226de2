"""Sets of words that only a running service knows, such as the names of its rulesets.

A field that holds one is `Annotated[str, Meta(title=name)]`; the contract has the set as a component that may grow.
"""

from collections.abc import Callable, Iterable
from difflib import get_close_matches

from msgspec import Struct

from uu_service.api.problems import Complaint


class Vocabulary(Struct, frozen=True):
    """The words known now, and what the contract says of them."""

    known: Callable[[], Iterable[str]]
    about: str


VOCABULARIES: dict[str, Vocabulary] = {}


def register_words(name: str, known: Callable[[], Iterable[str]], about: str) -> None:
    VOCABULARIES[name] = Vocabulary(known, about)


def complaint_about_word(name: str, word: str, pointer: str) -> Complaint | None:
    """None if the word is one of the set; else a complaint that names those that are."""
    known = sorted(VOCABULARIES[name].known())
    if word in known:
        return None
    near = get_close_matches(word, known, n=1)
    args = {"word": word[:80], "known": ", ".join(known), "nearest": near[0] if near else "nothing-near"}
    return Complaint(pointer, "unknown_choice", args)
