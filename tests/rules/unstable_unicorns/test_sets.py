"""What a whole set needs before it may be published follows from the numbers of the rules."""

import pytest

import words
from cards.language.catalogue import default_set
from cards.language.joining import joined_sets
from cards.language.unstable_unicorns import LANGUAGE
from games.rules.unstable_unicorns.sets import needs
from games.rules.unstable_unicorns.table import DEALT

CARDS = joined_sets(LANGUAGE, [default_set("unstable_unicorns")]).cards


def test_the_shipped_set_lacks_nothing() -> None:
    assert list(needs(CARDS)) == []


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_everything_that_can_be_lacking_has_words(language: str) -> None:
    lacking = list(needs([]))
    assert len(lacking) == 8
    assert all(words.has(f"issue-{issue.key}", language) for issue in lacking)


@pytest.mark.parametrize(
    ("kinds", "key", "least"),
    [
        ({"baby_unicorn"}, "babies", 8),
        ({"basic_unicorn", "magical_unicorn"}, "unicorns", 7),
        ({"instant"}, "instants", 1),
        ({"magic", "upgrade", "downgrade", "instant", "magical_unicorn"}, "deck", 8 * (DEALT + 2)),
    ],
)
def test_a_set_without_some_kinds_is_told_what_it_lacks(kinds: set[str], key: str, least: int) -> None:
    found = {issue.key: issue for issue in needs([card for card in CARDS if card.kind not in kinds])}
    assert found[f"uu-needs-{key}"].args["least"] == least


def test_cards_that_two_players_leave_out_do_not_count_for_them() -> None:
    left = [card for card in CARDS if card.kind != "instant" or not card.two_player]
    assert "uu-needs-two-player-instants" in [issue.key for issue in needs(left)]
