"""The exceptions are about refusals that exist, and about no others."""

import pytest

import words
from tests.fuzz.refusals import REFUSED_RIGHTLY, is_right
from uu_service.api.problems import CODES, kebab


@pytest.mark.parametrize("code", sorted({code for code, _ in REFUSED_RIGHTLY}))
def test_an_exception_names_a_refusal_that_can_happen(code):
    assert code in CODES or words.has(f"error-{kebab(code)}")


def test_a_refusal_elsewhere_is_a_failure():
    assert is_right("bad_format", "/cursor")
    assert not is_right("bad_format", "/username")
    assert not is_right("too_short", "/cursor")
