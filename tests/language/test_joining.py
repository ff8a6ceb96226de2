"""Sets that extend sets: found, joined and checked together, and refused with both sets' names where they clash."""

from typing import Any

import pytest

from cards.files.format import canonical, normal, to_file
from cards.files.reading import parse_file, read_file
from cards.language.catalogue import shipped
from cards.language.joining import foundations, issues_in_set, join, joined_cards, read_sets, tag_names
from cards.language.phrasing import Translator
from cards.language.sets import Plain
from cards.rulesets import languages
from tests.cards.expansion import SMALL, UU, clashing, expansion

BASE = shipped(UU)


def find(*plains: Plain) -> Any:
    return {plain["id"]: plain for plain in plains}.get


def faults(plain: Plain, *under: Plain) -> list[str]:
    return [str(fault) for fault in issues_in_set(plain, languages(), find(*(under or (BASE,))))]


def joined(*plains: Plain) -> Any:
    found, issues = read_sets(plains, languages())
    assert issues == []
    return found


def copies(deck: Any, card: str) -> int:
    return next(one.copies for one in deck.cards if one.id == card)


def test_an_expansion_is_whole_with_its_base() -> None:
    assert faults(expansion()) == []
    deck = joined(BASE, expansion())
    assert [card_set.id for card_set in deck.sets] == [UU, SMALL]
    assert len(deck.cards) == len(BASE["cards"]) + 5
    assert set(deck.tags) == {"dragon", "narwhal", "neigh", "unicorn_phoenix"}


@pytest.mark.parametrize("order", [1, -1])
def test_copies_of_a_base_card_are_added_whatever_the_order(order: int) -> None:
    before = copies(joined(BASE), "llamacorn")
    assert copies(joined(*[BASE, expansion()][::order]), "llamacorn") == before + 2
    plain = next(card for card in joined_cards([BASE, expansion()][::order]) if card["id"] == "llamacorn")
    assert plain["copies"] == before + 2
    assert "copies" not in next(card for card in BASE["cards"] if card["id"] == "llamacorn")


def test_two_expansions_add_copies_of_the_same_card() -> None:
    other = expansion(id="other", cards=[{"id": "extra", "names": {"en": "X"}, "kind": "basic_unicorn"}], tags={})
    assert copies(joined(BASE, expansion(), other), "llamacorn") == copies(joined(BASE), "llamacorn") + 4


def test_without_its_base_it_is_refused_with_what_is_missing() -> None:
    _, issues = read_sets([expansion()], languages())
    assert f"extends: needs one of these sets beside it: {UU}" in [str(fault) for fault in issues]
    (unknown, *_) = faults(expansion(), expansion(id="another"))
    assert unknown == f"extends[0]: there is no published set “{UU}”"


def test_the_same_card_in_two_sets_is_refused_and_names_both() -> None:
    (fault,) = faults(clashing())
    assert fault.startswith("cards[llamacorn]: ")
    assert f"“{UU}” and “clashing”" in fault


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ({"llamacron": 2}, 'more_copies.llamacron: no set under this one has such a card (did you mean "llamacorn"?)'),
        ({"dragon_page": 2}, "more_copies.dragon_page: is a card of this set: write the number in its copies"),
        ({"llamacorn": 0}, "more_copies.llamacorn: must be at least 1, found 0"),
        ({"llamacorn": 99}, "cards[llamacorn].copies: must be at most 99, found 100"),
        ({"llamacorn": "two"}, 'more_copies.llamacorn: expected a whole number, found "two"'),
    ],
)
def test_copies_that_cannot_be_added_are_refused_with_their_place(more: Any, fault: str) -> None:
    assert faults(expansion(more_copies=more)) == [fault]


def test_a_tag_that_neither_set_has_is_refused() -> None:
    plain = expansion()
    plain["cards"][2]["abilities"][0]["do"][0]["may"][0]["search"]["named"] = "narwal"
    (fault,) = faults(plain)
    assert "of what it extends" in fault
    assert 'did you mean "narwhal"' in fault


def test_a_set_may_stand_on_any_of_several_and_a_fault_with_one_names_it() -> None:
    cards = [card for card in BASE["cards"] if card["id"] != "llamacorn"]
    other = {**BASE, "id": "other-base", "cards": cards}
    both = expansion(extends=[UU, "other-base"])
    under, issues = foundations(both, find(BASE, other))
    assert ([[one["id"] for one in lower] for lower in under], issues) == ([[UU], ["other-base"]], [])
    (fault,) = faults(both, BASE, other)
    assert fault.startswith("extends[other-base].more_copies.llamacorn: ")


def test_a_set_may_extend_an_expansion() -> None:
    top = expansion(id="top", extends=[SMALL], cards=clashing()["cards"][-1:], more_copies={"dragon_page": 1}, tags={})
    top["cards"][0]["id"] = "topper"
    (lower,), issues = foundations(top, find(BASE, expansion()))
    assert ([one["id"] for one in lower], issues) == ([UU, SMALL], [])
    assert faults(top, BASE, expansion()) == []
    assert copies(joined(*lower, top), "dragon_page") == 4


@pytest.mark.parametrize(
    ("extends", "under", "fault"),
    [
        ([SMALL], (), "set-extends-circle"),
        (["loop"], (expansion(id="loop", extends=[SMALL]),), "set-extends-circle"),
        (["kill-the-unicorns"], (shipped("kill-the-unicorns"),), "set-extends-another-game"),
        (["nothing"], (), "set-extends-unknown"),
    ],
)
def test_what_cannot_lie_under_a_set_is_refused(extends: list[str], under: tuple[Plain, ...], fault: str) -> None:
    found, issues = foundations(expansion(extends=extends), find(BASE, expansion(), *under))
    assert (found, [(one.place, one.key) for one in issues]) == ([], [("extends[0]", fault)])


@pytest.mark.parametrize(
    ("head", "place"),
    [
        ({"extends": "No Slug"}, "extends"),
        ({"extends": [f"set-{n}" for n in range(9)]}, "extends"),
        ({"tags": {"Dragon": {"en": "Dragon"}}}, "tags.Dragon"),
        ({"tags": {"dragon": {"english": "Dragon"}}}, "tags.dragon.english"),
        ({"tags": ["dragon"]}, "tags"),
        ({"mixes": [[UU, "No Slug"]]}, "mixes[0][1]"),
    ],
)
def test_a_broken_head_is_refused_with_its_place(head: Any, place: str) -> None:
    assert faults(expansion(**head))[0].startswith(f"{place}:")


def test_a_head_is_written_and_read_again_without_losing_a_byte() -> None:
    plain = normal(expansion(extends=UU, mixes=[[UU, "adventures"], UU]))
    assert (plain["extends"], plain["mixes"]) == ([UU], [[UU, "adventures"], [UU]])
    for kind in ("yaml", "json"):
        file = to_file(plain, kind)  # type: ignore[arg-type]
        assert normal(parse_file(file)) == plain  # type: ignore[arg-type]
        assert to_file(parse_file(file), kind) == file  # type: ignore[arg-type]
        assert read_file(file, find(BASE))[1] == []


def test_a_set_that_stands_alone_keeps_the_content_it_had() -> None:
    """So that games and hashes of before still hold: what is not said is not written."""
    plain = {**BASE, "tags": {}}
    assert set(normal(plain)) == {"id", "ruleset", "names", "notes", "cards"}
    assert canonical(plain) == canonical({**plain, "extends": [], "more_copies": {}, "mixes": []})
    assert joined(plain).tags == {}


def test_a_tag_reads_as_its_set_names_it_else_in_english_else_as_written() -> None:
    tags = {"dragon": {"en": "Dragon", "pl": "Smok"}}
    assert Translator("pl", "card-uu", tags).tag("dragon") == "Smok"
    assert Translator("fr", "card-uu", tags).tag("dragon") == "Dragon"
    assert Translator("fr", "card-uu", tags).tag("bear_daddy") == "bear daddy"
    assert tag_names([tags, {"dragon": {"en": "Drake", "fr": "Dragon"}}]) == {
        "dragon": {"en": "Dragon", "fr": "Dragon", "pl": "Smok"}
    }


def test_no_set_at_all_is_an_empty_deck() -> None:
    deck, issues = join([])
    assert (deck.cards, issues) == ((), [])
