"""Words for whoever uses the admin, in the language of the request."""

from django.utils.translation import get_language

import words
from cards.language.issues import Issue


def language() -> str:
    spoken = (get_language() or words.FALLBACK).split("-")[0]
    return spoken if spoken in words.LANGUAGES else words.FALLBACK


def said(key: str, **args: object) -> str:
    return words.say(language(), key, **args)


def place_and_text(issue: Issue) -> str:
    return f"{issue.place}: {issue.text(language())}"
