"""{% say "key" arg=value %} and {{ issue|wording }}: words/ in the language of the request."""

from django import template

from cards.language.issues import Issue
from cards.texts import language, translate

register = template.Library()


@register.simple_tag
def say(key: str, **args: object) -> str:
    return translate(key, **args)


@register.filter
def wording(issue: Issue) -> str:
    """What is wrong."""
    return issue.text(language())
