"""A word that is none of those known, where only the running service knows which there are."""

from collections.abc import Iterable
from difflib import get_close_matches

from uu_service.api.problems import Complaint


def complaint_about_word(word: str, known: Iterable[str], pointer: str) -> Complaint | None:
    """None if the word is known; else a complaint that names those that are, and the nearest."""
    words = sorted(known)
    if word in words:
        return None
    near = get_close_matches(word, words, n=1)
    args = {"word": word[:80], "known": ", ".join(words), "nearest": near[0] if near else "nothing-near"}
    return Complaint(pointer, "unknown_choice", args)
