"""Five languages, all complete."""

import pytest

import words


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_language_has_every_message(language):
    assert words.keys(language) == words.keys("en")


def test_an_unknown_language_speaks_english():
    assert words.say("xx", "problem-not-found-title") == "Not found"


def test_an_unknown_message_is_a_mistake():
    with pytest.raises(LookupError):
        words.say("en", "no-such-message")


def test_arguments_are_put_into_words():
    assert words.say("en", "problem-validation-failed-detail", count=1).startswith("One thing")
    assert words.say("pl", "problem-validation-failed-detail", count=3).startswith("3 rzeczy")
