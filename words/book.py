"""Formats messages from the .ftl files of a language, each of which is read once."""

import re
import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax.ast import Junk

LANGUAGES = ("en", "es", "fr", "it", "pl")
FALLBACK = "en"
_FOLDERS = [Path(__file__).parent]
_BEGINS = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where a message begins. What is before the first one is a comment."""


class UnknownMessageError(LookupError):
    """No language has a message with this key: a mistake of the caller."""


def add_folder(folder: Path) -> None:
    """Messages from a place of their own, `<folder>/<language>/*.ftl`: of a game that is added from outside."""
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)
        for kept in (_bundle, keys, say):
            kept.cache_clear()


@lru_cache(maxsize=8192, typed=True)
def say(language: str, key: str, **args: object) -> str:
    """Put a message into words, in English where the language lacks it. The same few are said over and over."""
    for candidate in (language, FALLBACK):
        pattern = _pattern(candidate, key) if candidate in LANGUAGES else None
        if pattern is not None:
            text, _ = _bundle(candidate).format_pattern(pattern, args)
            return str(text)
    raise UnknownMessageError(key)


def outline(language: str, key: str) -> str:
    """A message with an ellipsis in place of each argument: for lists of messages, where nothing has happened yet."""
    args: dict[str, object] = {}
    while True:
        text, errors = _bundle(language).format_pattern(_pattern(language, key), args)
        missing = {str(error).removeprefix("Unknown external: ") for error in errors} - args.keys()
        if not missing:
            return str(text)
        args |= dict.fromkeys(missing, "…")


def has(key: str, language: str = FALLBACK) -> bool:
    """Whether the language itself, without the fallback, has the message."""
    return key in _bundle(language).sources


@cache
def keys(language: str) -> frozenset[str]:
    """All message keys of one language."""
    return frozenset(key for key in _bundle(language).sources if not key.startswith("-"))


def _pattern(language: str, key: str) -> Any:
    bundle = _bundle(language)
    return bundle.get_message(key).value if key in bundle.sources else None


def _de(name: object) -> Any:
    """French elides before a vowel, and before Y where a consonant follows: `d’Ann`, `d’Yves`; `de Bob`, `de Yann`.

    `de Hélène` and `de Hugo`: an H has to be known.
    """
    plain = unicodedata.normalize("NFD", str(name)).casefold()
    return f"d’{name}" if re.match(r"[aeiouœæ]|y[b-df-hj-np-tv-xz]", plain) else f"de {name}"


class _Bundle(FluentBundle):
    """Parses a message when it is first said: a whole language takes half a second, in which nobody is answered."""

    def __init__(self, language: str) -> None:
        # isolation marks confuse clients that compare strings
        super().__init__([language], functions={"DE": _de}, use_isolating=False)
        self.sources: dict[str, str] = {}

    def add(self, text: str) -> None:
        for source in _BEGINS.split(text)[1:]:
            self.sources.setdefault(source.partition("=")[0].rstrip(), source)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled and name in self.sources:
            self._parse(self.sources[name])
        return super()._lookup(entry_id, term)

    def _parse(self, source: str) -> None:
        resource = FluentResource(source)
        junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
        if junk:  # the parser would pass over a mistake in silence
            raise ValueError(f"not Fluent: {junk[0]}")
        self.add_resource(resource)


@cache
def _bundle(language: str) -> _Bundle:
    bundle = _Bundle(language)
    for path in (path for folder in _FOLDERS for path in sorted((folder / language).glob("*.ftl"))):
        bundle.add(path.read_text(encoding="utf-8"))
    return bundle
