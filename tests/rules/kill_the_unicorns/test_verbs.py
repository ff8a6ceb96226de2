"""A verb has all its parts: what is missing is named when the code is imported, and not in a game."""

import re
from pathlib import Path
from typing import Any, ClassVar, Literal, get_args

import pytest

from cards.language.families import Family
from cards.language.kill_the_unicorns.clause_words import KuClauseWords
from cards.language.kill_the_unicorns.parts import KuAbility, KuStep
from cards.language.kill_the_unicorns.verb_words import KuVerbWords
from cards.language.kill_the_unicorns.verbs import VERBS_AT
from cards.language.kill_the_unicorns.verbs.regain import Regain
from cards.language.kill_the_unicorns.words import Moment
from games.rules.kill_the_unicorns.doing import PARTS, KuDoing
from games.rules.kill_the_unicorns.doing import VERBS as DOINGS

MANUAL = Path(__file__).parents[3] / "docs" / "effect-language-kill-the-unicorns.md"


class Sing(KuStep, frozen=True):
    """A verb that the language does not have."""

    sing: Literal[True] = True


class Chorus(KuAbility, frozen=True):
    """A clause head that the language does not have."""

    chorus: Literal[True] = True


@pytest.fixture(autouse=True)
def _as_before() -> Any:
    before = dict(DOINGS.by_struct)
    yield
    assert before == DOINGS.by_struct


def test_words_without_a_phrase_are_refused() -> None:
    with pytest.raises(TypeError, match="SingWords lacks phrase"):

        class SingWords(KuVerbWords[Sing], of=Sing):
            moments: ClassVar[tuple[Any, ...]] = ("hunt",)


def test_words_without_a_moment_are_refused() -> None:
    with pytest.raises(TypeError, match="SingWords must say at which moments"):

        class SingWords(KuVerbWords[Sing], of=Sing):
            def phrase(self, step: Sing, say: Any) -> str:
                return "sing"


def test_a_clause_without_words_is_refused() -> None:
    with pytest.raises(TypeError, match="ChorusWords lacks issues_in, phrase"):

        class ChorusWords(KuClauseWords[Chorus], of=Chorus):
            pass


def test_a_doing_that_lacks_the_part_of_one_of_its_moments_is_refused() -> None:
    with pytest.raises(TypeError, match=r'Halving must have ways\(\): "regain" is allowed when lost_hunt'):

        class Halving(KuDoing[Regain], of=Regain):
            def spring(self, run: Any, step: Regain, chase: Any) -> bool:
                return True


def test_a_doing_of_what_is_no_verb_is_refused() -> None:
    with pytest.raises(TypeError, match="Singing is of Sing, which is no verb"):

        class Singing(KuDoing[Sing], of=Sing):
            pass


def test_a_verb_without_a_class_of_words_is_refused() -> None:
    family = Family(KuStep)
    with pytest.raises(TypeError, match="Award has no class of words"):
        family.close()


def test_every_moment_has_its_parts_and_its_verbs() -> None:
    moments = set(get_args(get_args(Moment)[0]))
    assert set(PARTS) == set(VERBS_AT) == moments
    assert all(VERBS_AT.values())


def test_the_manual_lists_the_verbs_of_every_moment() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| (?:stratagem|character|article|token) \|.*\| `([\w ]+)` \|$", MANUAL.read_text(), re.MULTILINE
    )
    assert {moment: set(verbs.split()) for moment, verbs in rows} == {m: set(v) for m, v in VERBS_AT.items()}
