"""What both card languages need to speak: messages of one language, lists of things, sentences.

The phrases themselves are Fluent messages (`words/*/cards_*.ftl`); here is only what puts them together.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

import words

TableOptions = Mapping[str, object]
AT_ANY_TABLE: TableOptions = {}
"""The options of no table in particular: a text then says what each table decides for itself."""
KnownTags = Mapping[str, Mapping[str, str]]
"""What tags are called, by language."""
NO_TAGS: KnownTags = {}
"""No tag has a name."""


class Translator(Struct, frozen=True):
    """One language, for the messages that begin with one prefix."""

    language: str
    prefix: str
    tags: KnownTags = NO_TAGS
    """What tags are called, by language."""

    def tag(self, tag: str) -> str:
        """What a tag is called, as its set says: in this language, else in English; one without a name reads as is."""
        names = self.tags.get(tag, {})
        return names.get(self.language) or names.get(words.FALLBACK) or tag.replace("_", " ")

    def say(self, key: str, **args: object) -> str:
        return words.say(self.language, f"{self.prefix}-{key}", **args)

    def both(self, things: Sequence[str]) -> str:
        return words.both(self.language, things)

    def either(self, things: Sequence[str]) -> str:
        return words.either(self.language, things)


def sentence(text: str) -> str:
    """Begins with a capital, if need be after a bracket, and ends with a full stop."""
    first = len(text) - len(text.lstrip("("))
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :] + "."
