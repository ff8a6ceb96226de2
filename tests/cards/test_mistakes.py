"""Every typical mistake in a file is caught, and the message names the place."""

from copy import deepcopy

import pytest

from cards.files.reading import read_file
from cards.files.rows import plain_of
from cards.language.catalogue import SHIPPED, shipped
from cards.publishing import checks
from cards.publishing.checks import set_with_issues
from cards.publishing.shipped import do_load_file
from games.gate import play_gate
from tests.cards.mistakes import KU, MISTAKES, UU, card


def found(data: bytes, before=None):
    """What a dry run of the import says: what the reader finds, then what a look at the whole set finds."""
    plain, issues = read_file(data)
    if plain is not None and not issues:
        issues = set_with_issues(plain, before).errors
    return issues


@pytest.mark.django_db
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_caught_with_its_place(mistake):
    data, place, words = MISTAKES[mistake]
    issues = found(data, shipped(UU) if "language" in mistake else None)
    assert [issue for issue in issues if place in issue.place and words in str(issue)], [str(i) for i in issues[:5]]


@pytest.mark.django_db
@pytest.mark.parametrize("slug", [UU, KU])
def test_the_sets_without_a_mistake_have_none(slug):
    version = do_load_file(SHIPPED / f"{slug}.yaml")
    assert found((SHIPPED / f"{slug}.yaml").read_bytes(), plain_of(version)) == []


@pytest.mark.django_db
def test_a_card_that_cannot_be_rendered_is_caught(monkeypatch):
    def no_words(ruleset, card, language, **_):
        if (card["id"], language) == ("rhinocorn", "pl"):
            raise LookupError("no word for end_turn")
        return ""

    monkeypatch.setattr(checks, "card_text", no_words)
    (issue,) = found((SHIPPED / f"{UU}.yaml").read_bytes())
    assert (issue.place, "pl" in issue.message) == ("cards[rhinocorn].abilities", True)


def test_a_loop_that_never_ends_is_caught_by_the_gate(settings):
    """A Unicorn enters, goes back to the hand, enters … The look at the set finds nothing; the games do."""
    settings.CARDS_GATE_GAMES = 7
    plain = deepcopy(shipped(UU))
    back_and_forth = [{"return": {"of": "unicorn", "whose": "you"}}, {"bring": {"of": "unicorn", "in": "hand"}}]
    loop = {"when": {"event": ["enter"], "of": "unicorn"}, "do": back_and_forth}
    card(plain, "tiny_stable").update(abilities=[loop], copies=20)
    findings = next(told.findings for told in play_gate([[plain]]) if told.findings)
    assert (findings[0].card, "--seed" in findings[0].reproduce) == ("tiny_stable", True)


def test_the_corpus_is_large_enough():
    assert len(MISTAKES) + 2 >= 60
