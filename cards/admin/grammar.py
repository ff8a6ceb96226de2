"""The grammar of a card language as data for the block editor: what may stand where, what it is called, what it does.

Every word has a label and a line of help in words/, found by its game, its group and itself. A game from outside that
says nothing keeps the bare word, and the docstring of its Struct.
"""

import hashlib
import inspect
from typing import Any

import msgspec
from msgspec import NODEFAULT

import words
from cards.language.sets import AnyLanguage, CardBase
from cards.rulesets import kinds_of
from shapes import nodes
from shapes.components import said_of
from shapes.nodes import Field, Node, Thing, fields_of, node_of

Described = dict[str, Any]


def grammar_of(language: AnyLanguage, reader: str) -> Described:
    """The whole grammar for somebody who reads this language."""
    return _Grammar(language, reader).whole()


def version_of(grammar: Described) -> str:
    """Changes with every word of it, so that a browser may keep what it has for ever."""
    return hashlib.sha256(msgspec.json.encode(grammar)).hexdigest()[:16]


class _Grammar:
    """Things and open unions have a name, because they hold each other; everything else stands where it is used."""

    def __init__(self, language: AnyLanguage, reader: str) -> None:
        self.language, self.reader = language, reader
        self.things: dict[str, Described] = {}
        self.unions: dict[str, list[str]] = {}

    def whole(self) -> Described:
        program = self.node(node_of(self.language.program))
        return {"program": program, "things": self.things, "unions": self.unions, "kinds": self.kinds()}

    def kinds(self) -> dict[str, list[str]]:
        """Which fields a card of each kind has."""
        card: type[CardBase] = self.language.card
        keys = [field.key for field in fields_of(card)]
        return {kind: [key for key in keys if self.language.has_field(kind, key)] for kind in kinds_of(self.language)}

    def node(self, node: Node) -> Described:
        match node:
            case nodes.Word():
                return {"is": "word", "words": [self.word(node.title, str(word)) for word in node.words]}
            case nodes.Text():
                known = node.told.get("examples")
                said = [self.word("name", word) for word in known] if isinstance(known, list) else None
                return {"is": "text", "pattern": node.pattern, "known": said}
            case nodes.Number():
                return {"is": "number", "least": node.least, "most": node.most}
            case nodes.Flag():
                return {"is": "flag", "only": node.only_true}
            case nodes.Many():
                return {"is": "many", "item": self.node(node.item), "least": node.least, "most": node.most}
            case nodes.Thing():
                return {"is": "thing", "thing": self.thing(node)}
            case nodes.Either(union=None):
                return {"is": "either", "of": [self.node(member) for member in node.nodes]}
            case nodes.Either():
                return {"is": "either", "union": self.union(node)}
            case _:
                return {"is": "other"}

    def word(self, group: str, word: str) -> Described:
        return {"word": word, **self.said([f"{group}-{word}", f"word-{word}"], word)}

    def union(self, node: nodes.Either) -> str:
        if node.title not in self.unions:
            self.unions[node.title] = []
            self.unions[node.title] = [self.thing(thing, node.title) for thing in node.things]
        return node.title

    def thing(self, node: Thing, group: str = "thing") -> str:
        name = node.struct.__name__
        if name not in self.things:
            self.things[name] = {}  # a Struct may hold itself
            head, about = node.head.key, inspect.cleandoc(node.struct.__doc__ or "").split("\n\n")[0]
            self.things[name] = {
                "head": head,
                "lone": not node.head.required,
                "short": node.short,
                "fields": [self.field(node, field) for field in fields_of(node.struct)],
                **self.said([f"{group}-{head}"], head, about),
            }
        return name

    def field(self, node: Thing, field: Field) -> Described:
        default = None if field.default is NODEFAULT else msgspec.to_builtins(field.default)
        about = said_of(node.struct).get(field.attribute, "")
        return {
            "key": field.key,
            "required": field.required,
            "default": default if isinstance(default, str | int) else None,
            "node": self.node(field.node),
            **self.said([f"field-{node.head.key}-{field.key}", f"field-{field.key}"], field.key, about),
        }

    def said(self, names: list[str], word: str, about: str = "") -> Described:
        """What people call it and what it does, by the first name that has a message; the help may be empty."""
        keys = [self.key(prefix, name) for prefix in ("grammar", "name") for name in names]
        label = self.message(keys) or word.replace("_", " ")
        return {"label": label, "help": self.message([f"{key}-help" for key in keys]) or about}

    def key(self, prefix: str, name: str) -> str:
        return f"{prefix}-{self.language.ruleset}-{name}".replace("_", "-").replace(" ", "-")

    def message(self, keys: list[str]) -> str | None:
        return next((words.say(self.reader, key) for key in keys if words.has(key)), None)
