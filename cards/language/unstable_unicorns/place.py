"""A place in a program that is being checked. It knows the names given so far, and collects what is wrong there."""

from collections.abc import Sequence
from typing import Self, assert_never

import msgspec
from msgspec import Struct, field

from cards.language.issues import Issue, issue, nearest, step_into
from cards.language.unstable_unicorns.walking import Named, names_in
from cards.language.unstable_unicorns.words import (
    AUDIENCES,
    COUNT_WORDS,
    GROUPS,
    PLAYER_WORDS,
    STAYING,
    THAT,
    Naming,
)


class KnownNames:
    """The names that the steps of one ability have given so far, and which of them were used."""

    def __init__(self) -> None:
        self.players: dict[str, Place] = {}
        self.groups: dict[str, Place] = {}
        self.cards: dict[str, Place] = {}
        self.used: set[str] = set()
        self.counted: str | None = None
        """What is counted: “as many” can mean one number only."""
        self.put_back: dict[str, str] = {}
        """Cards looked at that lie where they were again, each with the list of steps that puts them there."""


class Place(Struct, frozen=True):
    """Where, and what is known there."""

    path: str
    issues: list[Issue]
    names: KnownNames = field(default_factory=KnownNames)
    playing: bool = False
    """The card itself is being played: it is in no Stable and on no pile."""
    inside_each: bool = False
    """Where `them` means somebody: inside `for_each`, and in what an Instant does."""
    is_gone: bool = False
    """The card itself has left its Stable."""
    answers_fate: bool = False
    """Where `that` means cards: in what an Instant does that answers their fate."""

    def wrong(self, key: str, suggestion: str | None = None, /, **args: str | int) -> None:
        """Add the issue `issue-uu-<key>` at this place."""
        self.issues.append(issue(self.path, f"uu-{key}", suggestion, **args))

    def into(self, *keys: str | int) -> Self:
        path = self.path
        for key in keys:
            path = step_into(path, key)
        return msgspec.structs.replace(self, path=path)

    def use_names(self, thing: Struct) -> None:
        """Check the names that a clause or a step uses; not those of the steps inside it."""
        for named in names_in(thing):
            if not named.naming.is_new:
                self._name(named)

    def give_names(self, step: Struct) -> None:
        """Remember the names that a step gives to what it chooses."""
        for named in names_in(step):
            if named.naming.is_new:
                self._name(named)

    def _name(self, named: Named) -> None:
        here = self.into(named.place)
        match named.naming:
            case Naming.PLAYERS:
                here._player(named.name)
            case Naming.ACTORS:
                here._player(named.name, several=True)
            case Naming.AUDIENCE:
                here._one_of(AUDIENCES, named.name, "unknown-player-word")
            case Naming.GROUP:
                here._one_of(GROUPS, named.name, "unknown-group")
            case Naming.CARDS:
                here._cards(named.name)
            case Naming.CARDS_OR_THIS:
                if named.name != "this":
                    here._cards(named.name)
            case Naming.COUNT:
                here._count(named.name)
            case Naming.NEW_PLAYER:
                here._give(named.name, self.names.players)
            case Naming.NEW_PLAYERS:
                here._give(named.name, self.names.groups)
            case Naming.NEW_CARDS:
                here._give(named.name, self.names.cards)
            case _:
                assert_never(named.naming)

    def _player(self, word: str, several: bool = False) -> None:
        known = (*PLAYER_WORDS, *self.names.players, *(self.names.groups if several else ()))
        if word in self.names.groups and not several:
            self.wrong("needs-many", word=word)
        elif word == "them" and not self.inside_each:
            self.wrong("them-outside")
        elif word not in known:
            self.wrong("never-bound", nearest(word, known), name=word)
        self.names.used.add(word)

    def _one_of(self, words: Sequence[str], word: str, key: str) -> None:
        if word not in words:
            self.wrong(key, nearest(word, words), word=word)

    def _cards(self, name: str) -> None:
        if name == THAT:
            if not self.answers_fate:
                self.wrong("that-outside")
        elif name not in self.names.cards:
            self.wrong("never-bound", nearest(name, self.names.cards), name=name)
        elif name in self.names.put_back and self.path.startswith(self.names.put_back[name]):
            self.wrong("put-back-before", name=name)
        self.names.used.add(name)

    def _count(self, name: str) -> None:
        known = (*self.names.players, *self.names.groups, *self.names.cards)
        if name not in known:
            self.wrong("never-bound", nearest(name, (*known, *COUNT_WORDS)), name=name)
        elif self.names.counted not in (None, name):
            self.wrong("one-number")
        self.names.counted = name
        self.names.used.add(name)

    def put_back(self, name: str) -> None:
        """From here on nothing can be taken from the cards of this name."""
        self.names.put_back[name] = self.path.rpartition("[")[0]

    def _give(self, name: str, names: "dict[str, Place]") -> None:
        if name in (*PLAYER_WORDS, *COUNT_WORDS, "this", THAT):
            self.wrong("reserved", name=name)
        elif name in {**self.names.players, **self.names.groups, **self.names.cards}:
            self.wrong("given-twice", name=name)
        names[name] = self

    def must_be_hidden(self, name: str) -> None:
        """What is done with these cards makes sense only if they do not lie open in a Stable."""
        if name == THAT:
            self.wrong("that-lies-open")

    def unused_names(self) -> None:
        """At the end of an ability: every name must have been of use."""
        for name, given in {**self.names.players, **self.names.groups, **self.names.cards}.items():
            if name not in self.names.used:
                given.wrong("never-used", name=name)

    def must_stay(self, kinds: Sequence[str]) -> None:
        """Cards that are looked for in a Stable: at least one of the kinds must stay there."""
        if kinds and not {"unicorn", *STAYING} & set(kinds):
            first, *more = dict.fromkeys(kinds)
            if more:
                self.wrong("never-stay", kind=first, other=more[0])
            else:
                self.wrong("never-stays", kind=first)

    def must_leave_the_nursery(self, kinds: Sequence[str]) -> None:
        """Cards that are looked for in a hand or a pile: Babies never come there."""
        if kinds and set(kinds) == {"baby_unicorn"}:
            self.wrong("babies-elsewhere")
