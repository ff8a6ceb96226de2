"""A verb is one class in one file: what is missing in it fails where it is written, and never later in silence."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from cards.language.families import Family
from cards.language.unstable_unicorns.clause_words import UuClauseWords
from cards.language.unstable_unicorns.clauses.when import When
from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.verb_words import PhraseForm, UuVerbWords
from cards.language.unstable_unicorns.verbs.draw import Draw
from tools.checks import ROOT


def test_a_verb_without_a_phrase_cannot_be_defined() -> None:
    with pytest.raises(TypeError, match="SilentWords lacks phrase"):

        class SilentWords(UuVerbWords[Draw], of=Draw):
            never_fails = True


def test_a_clause_without_a_report_or_a_text_cannot_be_defined() -> None:
    with pytest.raises(TypeError, match="SilentWords lacks report, text"):

        class SilentWords(UuClauseWords[When], of=When):
            pass


def test_a_verb_has_one_class() -> None:
    with pytest.raises(TypeError, match="Draw has a class of words already: DrawWords"):

        class OtherWords(UuVerbWords[Draw], of=Draw):
            def phrase(self, step: Draw, say: Any, form: PhraseForm) -> str:
                return ""


@pytest.mark.parametrize("of", [None, Struct])
def test_a_class_of_words_is_for_a_step(of: Any) -> None:
    with pytest.raises(TypeError, match="LostWords is for no Step"):

        class LostWords(UuVerbWords[Step], of=of):
            def phrase(self, step: Step, say: Any, form: PhraseForm) -> str:
                return ""


def test_grammar_and_classes_must_agree() -> None:
    class Base(Struct):
        pass

    class Member(Base):
        pass

    class Grandchild(Member):
        pass

    family = Family(Base)
    with pytest.raises(TypeError, match="Member has no class of words"):
        family.close()
    family.join(Member, type("MemberWords", (), {}))
    assert family.close() == (Member,)
    family.join(Grandchild, type("GrandchildWords", (), {}))
    with pytest.raises(TypeError, match="Grandchild must inherit from Base itself"):
        family.close()


STRUCT = """
from cards.language.unstable_unicorns.parts import Step
from cards.language.unstable_unicorns.words import Players

class Greet(Step, frozen=True):
    greet: Players
"""
CLASS = """
from cards.language.unstable_unicorns.verb_words import UuVerbWords

class GreetWords(UuVerbWords[Greet], of=Greet):
    def phrase(self, step, say, form):
        return say("swap-hands", form, player=say.player(step.greet, "with"))
"""
USE = """
from cards.language.unstable_unicorns import LANGUAGE
for name in ("rival", "rivall"):
    steps = [{"pick_player": "others", "as": "rival"}, {"greet": name}]
    abilities, issues = LANGUAGE.parse([{"when": "enter", "do": steps}])
    print(*issues or [LANGUAGE.render(abilities, "upgrade", "en")], sep="\\n")
"""


def with_a_file_more(folder: Path, source: str) -> subprocess.CompletedProcess[str]:
    """Uses the language as it would be with one more file among its verbs."""
    shutil.copytree(ROOT / "cards" / "language", folder / "cards" / "language")
    (folder / "cards" / "__init__.py").touch()
    for package in ("shapes", "words"):
        shutil.copytree(ROOT / package, folder / package)
    (folder / "cards" / "language" / "unstable_unicorns" / "verbs" / "greet.py").write_text(source)
    return subprocess.run([sys.executable, "-c", USE], cwd=folder, capture_output=True, text=True, check=False)


def test_a_verb_without_a_class_fails_the_import(tmp_path: Path) -> None:
    assert "TypeError: Greet has no class of words: write it beside" in with_a_file_more(tmp_path, STRUCT).stderr


def test_a_verb_is_added_by_one_file_and_its_names_are_checked(tmp_path: Path) -> None:
    assert with_a_file_more(tmp_path, STRUCT + CLASS).stdout.splitlines() == [
        "When this card enters your Stable, choose another player and swap hands with the chosen player.",
        'abilities[0].do[1].greet: the name "rivall" is never bound (did you mean "rival"?)',
        'abilities[0].do[0].as: the name "rival" is never used',
    ]


def test_a_field_that_takes_any_text_fails_the_import(tmp_path: Path) -> None:
    source = (STRUCT + CLASS).replace("greet: Players", "greet: str")
    assert "Greet.greet is a bare str" in with_a_file_more(tmp_path, source).stderr
