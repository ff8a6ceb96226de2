"""Problems of programs are messages in five languages."""

import re

import pytest

import words
from cards.language.unstable_unicorns import LANGUAGE
from games.rules.unstable_unicorns.sets import advice, needs
from tools.checks import ROOT

ROOM = ROOT / "cards" / "language" / "unstable_unicorns"


def test_every_problem_has_words_and_all_words_are_used() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in ROOM.rglob("*.py"))
    said = set(re.findall(r'"(?:uu-)?([a-z]+(?:-[a-z]+)+|reserved)"', source))
    known = {key.removeprefix("issue-uu-") for key in words.keys("en") if key.startswith("issue-uu-")}
    known -= {
        issue.key.removeprefix("uu-") for issue in (*needs([]), *advice([]))
    }  # of a whole set, which the rules look at
    assert known <= said
    assert set(re.findall(r'wrong\(\s*"([a-z-]+)"', source)) <= known


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_problem_is_told_in_the_language_of_its_reader(language: str) -> None:
    steps = [{"destroy": {"of": ["magic", "instant"], "whose": "rival"}}]
    told = [issue.text(language) for issue in LANGUAGE.parse([{"when": "enter", "do": steps}])[1]]
    assert [("rival" in told[0]), ("magic" in told[1] and "instant" in told[1])] == [True, True]
    assert (told[1] == "can never happen: magic and instant never stay in a Stable") == (language == "en")
