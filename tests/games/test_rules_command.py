"""`manage.py rules`: every rule has a proof, and a rule without one is found."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from tools.proofs import rules, unknown_marks


def listed(root: Path, *args: str) -> str:
    out = StringIO()
    call_command("rules", *args, stdout=out)
    return out.getvalue()


@pytest.fixture
def checkout(tmp_path: Path, settings: pytest.FixtureRequest) -> Path:
    """A small checkout with two rules of which one is proven."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (tmp_path / "docs" / "rules" / "unstable-unicorns.md").write_text("# x\n- **UU-1.1** One.\n- **UU-1.2** Two.\n")
    (tmp_path / "tests" / "test_x.py").write_text('@pytest.mark.proves("UU-1.1")\ndef test_one(): ...\n')
    settings.BASE_DIR = tmp_path  # type: ignore[attr-defined]
    return tmp_path


@pytest.mark.parametrize("ruleset", ["unstable_unicorns", "kill_the_unicorns"])
def test_every_rule_of_this_project_has_a_proof(ruleset: str) -> None:
    out = StringIO()
    call_command("rules", "--ruleset", ruleset, stdout=out)
    assert "no gap" in out.getvalue()


def test_a_rule_without_a_proof_is_a_failure(checkout: Path) -> None:
    with pytest.raises(CommandError, match="1 of 2 rules have no proof: UU-1.2"):
        listed(checkout)


def test_a_proof_of_a_rule_that_does_not_exist_is_a_failure(checkout: Path) -> None:
    test = checkout / "tests" / "test_x.py"
    test.write_text('from x import proves\n\n@proves("UU-1.1", "UU-1.2", "UU-9.9")\ndef test_all(): ...\n')
    assert unknown_marks(checkout) == {"UU-9.9"}
    with pytest.raises(CommandError, match="not in docs/rules: UU-9.9"):
        listed(checkout)


def test_rules_come_with_the_tests_that_prove_them(checkout: Path) -> None:
    assert [(rule.id, rule.proofs) for rule in rules(checkout)] == [
        ("UU-1.1", ("tests/test_x.py::test_one",)),
        ("UU-1.2", ()),
    ]


def test_an_unknown_ruleset_says_so(checkout: Path) -> None:
    with pytest.raises(CommandError, match="no rules found"):
        listed(checkout, "--ruleset", "chess")


def test_without_tests_it_says_that_a_checkout_is_needed(checkout: Path) -> None:
    (checkout / "tests" / "test_x.py").unlink()
    (checkout / "tests").rmdir()
    with pytest.raises(CommandError, match="needs a checkout"):
        listed(checkout)
