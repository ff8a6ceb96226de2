"""Typical mistakes in a set, each as a change to the shipped one, with the place and the words that must name it."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from cards.files.format import to_file
from cards.language.catalogue import shipped

Plain = dict[str, Any]
UU, KU = "unstable-unicorns-2e", "kill-the-unicorns"


def card(plain: Plain, face: str) -> Plain:
    return next(card for card in plain["cards"] if card["id"] == face)


def file_of(plain: Plain) -> bytes:
    return json.dumps(plain, ensure_ascii=False).encode()


def changed(slug: str, change: Callable[[Plain], object]) -> bytes:
    plain = deepcopy(shipped(slug))
    change(plain)
    return file_of(plain)


def on_card(face: str, slug: str = UU, **fields: Any) -> bytes:
    return changed(slug, lambda plain: card(plain, face).update(fields))


def program(*abilities: Any, face: str = "rhinocorn") -> bytes:
    return on_card(face, abilities=list(abilities))


def enter(*steps: Any) -> Plain:
    return {"when": "enter", "do": list(steps)}


def without(*kinds: str, slug: str = UU) -> bytes:
    return changed(
        slug, lambda plain: plain.update(cards=[card for card in plain["cards"] if card["kind"] not in kinds])
    )


def text(slug: str = UU) -> bytes:
    return to_file(shipped(slug), "yaml")


def _not_for_two(plain: Plain) -> None:
    for one in plain["cards"]:
        if one["kind"] == "instant":
            one["two_player"] = False


def _nested(depth: int) -> Any:
    step: Any = "draw"
    for _ in range(depth):
        step = {"may": [step]}
    return step


RHINO = "cards[rhinocorn]"
MISTAKES: dict[str, tuple[bytes, str, str]] = {
    # the file
    "an empty file": (b"", "file", "empty"),
    "only spaces": (b"  \n\n ", "file", "empty"),
    "a file of 5 MB": (b"#" * 5_000_000, "file", "5,000,000 bytes"),
    "a picture": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "file", "not text"),
    "a zip": (b"PK\x03\x04\0\0\0\0", "file", "not text"),
    "Latin-1": (text().replace("é".encode(), b"\xe9", 1), "line ", "UTF-8"),
    "UTF-16": (text().decode().encode("utf-16"), "line 1", "UTF-8"),
    "an open bracket": (text() + b"- {id: x, names: [", "line ", "not YAML"),
    "a tab for indentation": (text() + b"\t- id: x\n", "line ", "not YAML"),
    "JSON cut short": (file_of(shipped(UU))[:-40], "line 1", "not JSON"),
    "a key twice in YAML": (text().replace(b"ruleset:", b"id: again\nruleset:", 1), "line 2", "there twice"),
    "a key twice in JSON": (b'{"id": "a", "id": "b"}', "file", "there twice"),
    "an alias": (b"a: &a [1]\nb: *a\n", "line 2", "alias"),
    "aliases that multiply": (b"a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]\n", "line 2", "alias"),
    "nested a thousand times": (b"cards: " + b"[" * 1000, "line 1", "nested too deeply"),
    "a program in Python": (b"!!python/object:os.system {}", "line 1", "not YAML"),
    "a number that is none": (b'{"id": NaN}', "file", "not a number"),
    "a list instead of a set": (b"- id: x\n", "", "expected a card set"),
    # the frame
    "another game": (changed(UU, lambda p: p.update(ruleset="unstable_unicorn")), "ruleset", "unknown ruleset"),
    "no ruleset": (changed(UU, lambda p: p.pop("ruleset")), "ruleset", "unknown ruleset"),
    "an id with spaces": (changed(UU, lambda p: p.update(id="My Set")), "id", "is not a slug"),
    "a word of the frame misspelt": (changed(UU, lambda p: p.update(note="x")), "note", 'unknown word "note"'),
    "a language that is none": (changed(UU, lambda p: p["names"].update(english="x")), "names", "language code"),
    "no cards": (changed(UU, lambda p: p.update(cards=[])), "cards", "the set has no card yet"),
    "a kind named twice": (
        program(enter({"destroy": {"of": ["upgrade", "upgrade"]}})),
        f"{RHINO}.abilities[0].do[0].destroy.of[1]",
        'says "upgrade" twice',
    ),
    "cards as an object": (changed(UU, lambda p: p.update(cards={})), "cards", "expected a list of cards"),
    # a card
    "an unknown kind": (on_card("rhinocorn", kind="magical_unicron"), f"{RHINO}.kind", "unknown kind"),
    "no kind": (changed(UU, lambda p: card(p, "rhinocorn").pop("kind")), RHINO, '"kind" is missing'),
    "copies −1": (on_card("rhinocorn", copies=-1), f"{RHINO}.copies", "at least 1"),
    "a thousand copies": (on_card("rhinocorn", copies=1000), f"{RHINO}.copies", "at most 99"),
    "copies in words": (on_card("rhinocorn", copies="two"), f"{RHINO}.copies", "whole number"),
    "half a copy": (on_card("rhinocorn", copies=0.5), f"{RHINO}.copies", "whole number"),
    "an id twice": (on_card("rhinocorn", id="good_deal"), "cards[good_deal]", "two cards have this id"),
    "an id in capitals": (on_card("rhinocorn", id="Rhinocorn"), "cards[Rhinocorn].id", "is not a card id"),
    "no name": (changed(UU, lambda p: card(p, "rhinocorn").pop("names")), RHINO, '"names" is missing'),
    "no English name": (on_card("rhinocorn", names={"es": "Rino"}), f"{RHINO}.names", "English name"),
    "a name that is a number": (on_card("rhinocorn", names={"en": 7}), f"{RHINO}.names.en", "in quotes"),
    "a field misspelt": (on_card("rhinocorn", two_players=False), f"{RHINO}.two_players", "unknown word"),
    "a flag in words": (on_card("rhinocorn", two_player="no"), f"{RHINO}.two_player", "true or false"),
    "a card that is a word": (changed(UU, lambda p: p["cards"].append("rhinocorn")), "cards[84]", "found"),
    "a picture nobody uploaded": (on_card("rhinocorn", image="a" * 64), f"{RHINO}.image", "never been uploaded"),
    "a picture by its name": (on_card("rhinocorn", image="rhino.png"), f"{RHINO}.image", "is not a image hash"),
    "the rules text written by hand": (on_card("rhinocorn", text="Draw."), f"{RHINO}.text", 'unknown word "text"'),
    # a program
    "an unknown verb": (program(enter({"destory": {}})), f"{RHINO}.abilities[0].do[0]", "unknown verb"),
    "an unknown kind of target": (
        program(enter({"destroy": {"of": "unicron"}})),
        f"{RHINO}.abilities[0].do[0].destroy.of",
        'unknown kind "unicron"',
    ),
    "an unknown trigger": (program({"when": "entering", "do": ["draw"]}), f"{RHINO}.abilities[0].when", "entering"),
    "an unknown key": (
        program(enter({"destroy": {"kind": "unicorn"}})),
        f"{RHINO}.abilities[0].do[0].destroy.kind",
        "unknown word",
    ),
    "two clauses in one": (program({"when": "enter", "cannot": "play"}), f"{RHINO}.abilities[0]", "at once"),
    "steps that are no list": (program({"when": "enter", "do": "draw"}), f"{RHINO}.abilities[0].do", "expected a list"),
    "a trigger that does nothing": (program({"when": "enter", "do": []}), f"{RHINO}.abilities[0].do", "at least 1"),
    "a trigger without steps": (program({"when": "enter"}), f"{RHINO}.abilities[0]", '"do" is missing'),
    "wrong nesting": (program([enter("draw")]), f"{RHINO}.abilities[0]", "expected"),
    "steps nested without end": (program(enter(_nested(30))), f"{RHINO}.abilities[0]", "nested too deeply"),
    "a count of zero": (program(enter({"draw": {"count": 0}})), f"{RHINO}.abilities[0].do[0].draw", "at least 1"),
    "a hundred cards": (program(enter({"draw": {"count": 100}})), f"{RHINO}.abilities[0].do[0].draw", "at most"),
    "a name never bound": (
        program(enter({"discard": {"who": "victim"}})),
        f"{RHINO}.abilities[0].do[0].discard.who",
        "never bound",
    ),
    "a reference to no card": (
        program(enter({"search": {"named": "dragon"}})),
        f"{RHINO}.abilities[0].do[0].search.named",
        'no card of this set, or of what it extends, is named "dragon"',
    ),
    "an Upgrade that acts when played": (
        on_card("yay", abilities=[{"when": "on_play", "do": ["draw"]}]),
        "cards[yay].abilities[0].when",
        "only a magic acts",
    ),
    "a Magic that enters": (
        on_card("good_deal", abilities=[enter("draw")]),
        "cards[good_deal].abilities[0]",
        "when it is played",
    ),
    "a Basic Unicorn with an ability": (
        on_card("basic_unicorn_red", abilities=[enter("draw")]),
        "cards[basic_unicorn_red].abilities[0]",
        "has no abilities",
    ),
    "a Magic without an ability": (on_card("good_deal", abilities=[]), "cards[good_deal]", "at least one ability"),
    "a target that never lies in a Stable": (
        program({"cannot": "be_destroyed", "what": {"of": "magic"}}),
        f"{RHINO}.abilities[0].what.of",
        "can never happen",
    ),
    # the whole set
    "no Neigh in the deck": (without("instant"), "cards", "Nobody can say Neigh"),
    "no Neigh for two": (changed(UU, _not_for_two), "cards", "For two players, nobody can say Neigh"),
    "no babies": (without("baby_unicorn"), "cards", "Baby Unicorn"),
    "no unicorns": (without("basic_unicorn", "magical_unicorn"), "cards", "Nobody can win"),
    "a deck too small to deal": (
        changed(UU, lambda p: p.update(cards=p["cards"][:30] + p["cards"][-2:])),
        "cards",
        "too small",
    ),
    "a language that was complete": (
        changed(UU, lambda p: card(p, "rhinocorn")["names"].pop("es")),
        f"{RHINO}.names.es",
        "the published version had all of them",
    ),
    "too many cards": (
        changed(
            UU,
            lambda p: p["cards"].extend(
                {"id": f"more_{n}", "names": {"en": "x", "es": "x"}, "kind": "basic_unicorn"} for n in range(500)
            ),
        ),
        "cards",
        "at most 500",
    ),
    # the other game
    "a stratagem for nobody": (
        changed(KU, lambda p: next(c for c in p["cards"] if c["kind"] == "stratagem").update(decks=["nobody"])),
        "decks[0]",
        'unknown character "nobody"',
    ),
    "no characters": (without("character", slug=KU), "decks", "unknown character"),
    "no hunt cards": (without("hunt", slug=KU), "cards", "of kind hunt"),
    "a unicorn with a price": (
        on_card("y1", slug=KU, cost=3),
        "cards[y1].cost",
        'a card of kind "unicorn" has no "cost"',
    ),
    "ten thousand stars": (on_card("y2", slug=KU, stars=10_000), "cards[y2].stars", "at most"),
}
