"""The file format of a card set, one for all games, and the way from plain data to checked cards.

A set is `{id, ruleset, extends, names, notes, tags, more_copies, mixes, cards}`. What a card may hold is said by the
language of its ruleset; sets that are played together are joined by joining.py.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Generic, Literal, Protocol, TypeAlias, TypeVar

import yaml
from msgspec import Meta, Struct
from msgspec.structs import replace

from cards.language.issues import Issue, issue, nearest, step_into
from cards.language.looks import Appearance, look_by_kind
from cards.language.phrasing import AT_ANY_TABLE, NO_TAGS, KnownTags, TableOptions
from cards.language.reading import read, shown
from shapes.describing import Schema, json_schema
from shapes.nodes import fields_of

Slug = Annotated[str, Meta(title="slug", pattern=r"[a-z0-9]+(-[a-z0-9]+)*")]
CardId = Annotated[str, Meta(title="card id", pattern=r"[a-z][a-z0-9]*(_[a-z0-9]+)*")]
LanguageCode = Annotated[str, Meta(title="language code", pattern=r"[a-z]{2}")]
ImageHash = Annotated[str, Meta(title="image hash", pattern=r"[0-9a-f]{64}")]
Names = dict[LanguageCode, str]
Tag = Annotated[str, Meta(title="name", pattern=r"[a-z][a-z0-9_]{0,29}")]
TagNames = dict[Tag, Names]
"""What each tag is called, by language."""
Extends = Annotated[tuple[Slug, ...], Meta(max_length=8)]
MoreCopies = dict[CardId, Annotated[int, Meta(ge=1, le=99)]]
Mixes = Annotated[tuple[tuple[Slug, ...], ...], Meta(max_length=20)]
Plain = dict[str, Any]
"""A set or a card as YAML or JSON says it, before it is read into its Struct."""
Translator = Annotated[Literal["project"], Meta(title="translator")]


class CardBase(Struct, frozen=True, kw_only=True):
    """What every card of any game has. `translation` marks the names that no printed card bears."""

    id: CardId
    names: Names
    translation: dict[LanguageCode, Translator] = {}
    """Names that no printed card bears, by language, and who made them."""
    copies: Annotated[int, Meta(ge=1, le=99)] = 1
    provenance: str | None = None
    image: ImageHash | None = None


C = TypeVar("C", bound=CardBase)


class Frame(Struct, frozen=True, kw_only=True):
    """What a set says of itself, beside its cards. The order of the fields is that of a file."""

    id: Slug
    ruleset: str
    extends: Extends = ()
    """It is played with one of these sets; without any it stands alone."""
    names: Names
    notes: str = ""
    tags: TagNames = {}
    """What people read for the tags of its cards."""
    more_copies: MoreCopies = {}
    """How many copies it adds to cards of the sets it is played with."""
    mixes: Mixes = ()
    """Other sets that it is well played with, a list for each mix; the set itself is not named."""


FRAME = tuple(Frame.__struct_fields__)
NEEDED_IN_FRAME = ("id", "ruleset", "names", "notes")
"""What even a set that says nothing of itself has, once it is brought into its normal form."""


class CheckedCardSet(Struct, Generic[C], frozen=True):
    """Cards chosen to play together, read and checked."""

    id: str
    ruleset: str
    names: dict[str, str]
    notes: str
    cards: tuple[C, ...]
    extends: tuple[str, ...] = ()
    tags: TagNames = {}
    more_copies: dict[str, int] = {}


class BrokenCardSet(Exception):
    """A set that must not reach a game: `issues` names every card and place."""

    def __init__(self, issues: list[Issue]) -> None:
        super().__init__("\n".join(str(issue) for issue in issues))
        self.issues = issues


def _no_tags(cards: Sequence[object]) -> set[str]:
    """Cards of a language that has no tags."""
    return set()


def _has_every_field(kind: str, field: str) -> bool:
    """Cards of a language in which kinds have nothing of their own."""
    return True


class Render(Protocol):
    """How a program reads."""

    def __call__(
        self,
        abilities: Any,
        kind: str,
        language: str,
        options: TableOptions = AT_ANY_TABLE,
        tags: KnownTags = NO_TAGS,
    ) -> str:
        """What it says on a card of this kind, in this language, at a table with these options.

        A tag reads as it is named in `tags`.
        """


class CardLanguage(Struct, Generic[C], frozen=True, kw_only=True):
    """What one ruleset's cards may say: grammar, checks of meaning, and the words that a program reads as."""

    ruleset: str
    card: type[C]
    """The Struct of a card; its field `abilities` holds a program."""
    issues_in_cards: Callable[[Sequence[C]], list[Issue]]
    """All that is wrong with the meaning of the cards of a set."""
    program: Any
    """The type of a program."""
    issues_in_program: Callable[[Any, str | None, str], list[Issue]]
    """All that is wrong with the meaning of a program on a card of a kind, if that is known, at a place."""
    render: Render
    tags_in: Callable[[Sequence[C]], set[str]] = _no_tags
    """The tags that these cards bear or look for."""
    mended_later: frozenset[str] = frozenset()
    """Issues that a step to follow takes away: something is prepared and not used yet."""
    has_field: Callable[[str, str], bool] = _has_every_field
    """Whether cards of a kind have this field of a card."""
    look: Callable[[Plain], Appearance] = look_by_kind
    """How a card's face is drawn; the card is plain data, and may be a draft with faults."""

    def parse(self, program: object, kind: str | None = None) -> tuple[Any, list[Issue]]:
        """A program read on its own, and everything that is wrong with it; with a kind, also what does not fit that."""
        abilities, issues = read(self.program, program, "abilities")
        if abilities is None:
            return (), issues + self.issues_in_what_reads(program, kind, "abilities")
        return abilities, issues + self.issues_in_program(abilities, kind, "abilities")

    def issues_in_what_reads(self, program: object, kind: str | None, place: str) -> list[Issue]:
        """What is wrong with the meaning of those clauses of a broken program that are right in shape."""
        issues: list[Issue] = []
        for n, clause in enumerate(program if isinstance(program, list) else ()):
            abilities, faults = read(self.program, [clause])
            if not faults:
                found = self.issues_in_program(abilities, kind, "")
                issues += [replace(one, place=f"{place}[{n}]{one.place.removeprefix('[0]')}") for one in found]
        return issues

    def schema(self) -> Schema:
        """The JSON Schema of a program."""
        return json_schema(self.program, f"Abilities of a card of {self.ruleset}")


AnyLanguage: TypeAlias = CardLanguage[Any]
AnyCardSet: TypeAlias = CheckedCardSet[Any]
Languages = Mapping[str, AnyLanguage]
"""The language of each ruleset, by its name."""


def read_apart(raw: object, languages: Languages) -> tuple[AnyCardSet | None, list[Issue]]:
    """The set with all its cards, or what is wrong with it. What good cards mean together is not looked at."""
    if not isinstance(raw, dict):
        return None, [issue("", "set-expected", found=shown(raw))]
    frame, issues = read(Frame, {key: value for key, value in raw.items() if key != "cards"})
    language = languages.get(str(raw.get("ruleset")))
    if language is None:
        return None, [*issues, _unknown_ruleset(str(raw.get("ruleset")), languages)]
    cards, faults = _read_cards(raw.get("cards"), language)
    issues += [*faults, *_twins(cards), *_unnamed(cards)]
    if issues:
        return None, [*issues, *_meaning_of_what_reads(raw.get("cards"), language)]
    return _checked(frame, tuple(cards)), []


def _checked(frame: Frame, cards: tuple[Any, ...]) -> AnyCardSet:
    return CheckedCardSet(
        frame.id,
        frame.ruleset,
        frame.names,
        frame.notes,
        cards,
        frame.extends,
        frame.tags,
        frame.more_copies,
    )


def read_set(raw: object, languages: Languages) -> tuple[AnyCardSet | None, list[Issue]]:
    """A set that stands alone, or everything that is wrong with it: a set with an issue is never given out."""
    card_set, issues = read_apart(raw, languages)
    if card_set is not None:
        issues = languages[card_set.ruleset].issues_in_cards(card_set.cards)
    return (None if issues else card_set), issues


def _unknown_ruleset(ruleset: str, languages: Languages) -> Issue:
    return issue("ruleset", "set-unknown-ruleset", nearest(ruleset, languages), word=ruleset)


def card_place(card: str) -> str:
    """Where a card's own issues are: by its id, which an author finds faster than a number."""
    return f"cards[{card}]"


def _read_cards(raw: object, language: CardLanguage[C]) -> tuple[list[C], list[Issue]]:
    if raw == []:
        return [], [issue("cards", "set-empty")]
    if not isinstance(raw, list):
        return [], [issue("cards", "set-no-cards", found=shown(raw))]
    cards: list[C] = []
    issues: list[Issue] = []
    for n, item in enumerate(raw):
        named = item.get("id") if isinstance(item, dict) else None
        card, faults = read(language.card, item, card_place(named if isinstance(named, str) else str(n)))
        issues += faults
        cards += [] if card is None else [card]
    return cards, issues


def _meaning_of_what_reads(raw: object, language: CardLanguage[C]) -> list[Issue]:
    """A set with faults of shape: the meaning of every clause that can be read. What cards say of each other waits."""
    issues: list[Issue] = []
    for item in raw if isinstance(raw, list) else ():
        if isinstance(item, dict):
            kind = item.get("kind") if isinstance(item.get("kind"), str) else None
            place = step_into(card_place(str(item.get("id"))), "abilities")
            issues += language.issues_in_what_reads(item.get("abilities"), kind, place)
    return issues


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


def to_yaml(raw: Plain, card: type[CardBase]) -> str:
    """The one way a set is written down: fields in the grammar's order, so that writing it again changes no byte."""
    order = [field.key for field in fields_of(card)]
    frame = {key: raw[key] for key in FRAME if raw.get(key)}
    cards = [
        {key: item[key] for key in order if key in item}
        | {key: value for key, value in item.items() if key not in order}  # a draft's mistake is not lost by writing
        for item in raw["cards"]
    ]
    head = "".join(_head_yaml(key, value) for key, value in frame.items())
    return head + "cards:\n" + "".join(_card_yaml(item) for item in cards)


IN_ONE_LINE = ("extends", "tags", "more_copies", "mixes")
"""Fields of a frame whose innermost values stand in one line."""


def _head_yaml(key: str, value: object) -> str:
    flow = None if key in IN_ONE_LINE else False
    return yaml.safe_dump({key: value}, allow_unicode=True, sort_keys=False, width=110, default_flow_style=flow)


def _card_yaml(item: Plain) -> str:
    lines = yaml.safe_dump(item, allow_unicode=True, sort_keys=False, width=110, default_flow_style=None)
    first, *rest = lines.splitlines()
    return "\n".join([f"- {first}", *(f"  {line}" for line in rest)]) + "\n"
