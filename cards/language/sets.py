"""The file format of a card set, one for all games, and the way from plain data to checked cards.

A set is `{id, ruleset, names, notes, cards}`. What a card may hold is said by the language of its ruleset.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Generic, Literal, TypeVar

import yaml
from msgspec import Meta, Struct

from cards.language.grammar import fields_of
from cards.language.issues import Issue, issue, nearest
from cards.language.reading import read, shown
from cards.language.schema import json_schema

Slug = Annotated[str, Meta(title="slug", pattern=r"[a-z0-9]+(-[a-z0-9]+)*")]
CardId = Annotated[str, Meta(title="card id", pattern=r"[a-z][a-z0-9]*(_[a-z0-9]+)*")]
LanguageCode = Annotated[str, Meta(title="language code", pattern=r"[a-z]{2}")]
ImageHash = Annotated[str, Meta(title="image hash", pattern=r"[0-9a-f]{64}")]
Names = dict[LanguageCode, str]
Translator = Annotated[Literal["project"], Meta(title="translator")]


class CardBase(Struct, frozen=True, kw_only=True):
    """What every card of any game has. `translation` marks the names that no printed card bears."""

    id: CardId
    names: Names
    translation: dict[LanguageCode, Translator] = {}
    copies: Annotated[int, Meta(ge=0, le=99)] = 1
    provenance: str | None = None
    image: ImageHash | None = None


C = TypeVar("C", bound=CardBase)


class CardSet(Struct, Generic[C], frozen=True):
    """Cards chosen to play together, read and checked."""

    id: str
    ruleset: str
    names: dict[str, str]
    notes: str
    cards: tuple[C, ...]


class BrokenCardSet(Exception):
    """A set that must not reach a game: `issues` names every card and place."""

    def __init__(self, issues: list[Issue]) -> None:
        super().__init__("\n".join(str(issue) for issue in issues))
        self.issues = issues


class Language(Struct, Generic[C], frozen=True, kw_only=True):
    """What one ruleset's cards may say: grammar, checks of meaning, and the words that a program reads as."""

    ruleset: str
    card: type[C]
    """The Struct of a card; its field `abilities` holds a program."""
    check: Callable[[Sequence[C]], list[Issue]]
    """All that is wrong with the meaning of the cards of a set."""
    program: Any
    """The type of a program."""
    check_program: Callable[[Any, str | None, str], list[Issue]]
    """All that is wrong with the meaning of a program on a card of a kind, if that is known, at a place."""
    render: Callable[[Any, str, str], str]
    """What a program on a card of a kind says, in a language."""

    def parse(self, program: object, kind: str | None = None) -> tuple[Any, list[Issue]]:
        """A program read on its own, and everything that is wrong with it; with a kind, also what does not fit that."""
        abilities, issues = read(self.program, program, "abilities")
        if abilities is None:
            return (), issues
        return abilities, issues + self.check_program(abilities, kind, "abilities")

    def check_set(self, raw: object) -> CardSet[C]:
        """A set of this ruleset, read and checked. Raises BrokenCardSet."""
        card_set, issues = read_set(raw, {self.ruleset: self})
        if card_set is None:
            raise BrokenCardSet(issues)
        return card_set

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of a program."""
        return json_schema(self.program, f"Abilities of a card of {self.ruleset}")


class _Frame(Struct, frozen=True, kw_only=True):
    id: Slug
    ruleset: str
    names: Names
    notes: str = ""


def read_set(raw: object, languages: Mapping[str, Language[Any]]) -> tuple[CardSet[Any] | None, list[Issue]]:
    """The set with all its cards, or everything that is wrong with it: a set with an issue is never given out."""
    if not isinstance(raw, dict):
        return None, [issue("", "set-expected", found=shown(raw))]
    frame, issues = read(_Frame, {key: value for key, value in raw.items() if key != "cards"})
    language = languages.get(str(raw.get("ruleset")))
    if language is None:
        return None, [*issues, _unknown_ruleset(str(raw.get("ruleset")), languages)]
    cards, faults = _read_cards(raw.get("cards"), language)
    issues += faults
    if not faults:
        issues += [*_twins(cards), *_unnamed(cards), *language.check(cards)]
    if issues:
        return None, issues
    return CardSet(frame.id, frame.ruleset, frame.names, frame.notes, tuple(cards)), []


def _unknown_ruleset(ruleset: str, languages: Mapping[str, Language[Any]]) -> Issue:
    return issue("ruleset", "set-unknown-ruleset", nearest(ruleset, languages), word=ruleset)


def card_place(card: str) -> str:
    """Where a card's own issues are: by its id, which an author finds faster than a number."""
    return f"cards[{card}]"


def _read_cards(raw: object, language: Language[C]) -> tuple[list[C], list[Issue]]:
    if not isinstance(raw, list) or not raw:
        return [], [issue("cards", "set-no-cards", found=shown(raw))]
    cards: list[C] = []
    issues: list[Issue] = []
    for n, item in enumerate(raw):
        named = item.get("id") if isinstance(item, dict) else None
        card, faults = read(language.card, item, card_place(named if isinstance(named, str) else str(n)))
        issues += faults
        cards += [] if card is None else [card]
    return cards, issues


def _twins(cards: Sequence[CardBase]) -> list[Issue]:
    seen: set[str] = set()
    issues = []
    for card in cards:
        if card.id in seen:
            issues.append(issue(card_place(card.id), "set-card-twice"))
        seen.add(card.id)
    return issues


def _unnamed(cards: Sequence[CardBase]) -> list[Issue]:
    return [issue(f"{card_place(card.id)}.names", "set-card-unnamed") for card in cards if not card.names.get("en")]


def parse_yaml(text: str) -> tuple[object, list[Issue]]:
    """Plain data from YAML text; a text that is not YAML is an issue like any other."""
    try:
        return yaml.safe_load(text), []
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        mark = getattr(error, "problem_mark", None)
        place = f"line {mark.line + 1}" if mark else "file"
        return None, [issue(place, "file-not-yaml", reason=str(getattr(error, "problem", None) or error))]


def to_yaml(raw: Mapping[str, Any], card: type[CardBase]) -> str:
    """The one way a set is written down: fields in the grammar's order, so that writing it again changes no byte."""
    order = [field.key for field in fields_of(card)]
    frame = {key: raw[key] for key in ("id", "ruleset", "names", "notes") if raw.get(key)}
    cards = [
        {key: item[key] for key in order if key in item}
        | {key: value for key, value in item.items() if key not in order}  # a draft's mistake is not lost by writing
        for item in raw["cards"]
    ]
    head = yaml.safe_dump(frame, allow_unicode=True, sort_keys=False, width=110)
    return head + "cards:\n" + "".join(_card_yaml(item) for item in cards)


def _card_yaml(item: dict[str, Any]) -> str:
    lines = yaml.safe_dump(item, allow_unicode=True, sort_keys=False, width=110, default_flow_style=None)
    first, *rest = lines.splitlines()
    return "\n".join([f"- {first}", *(f"  {line}" for line in rest)]) + "\n"
