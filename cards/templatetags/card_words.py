"""{% say "key" arg=value %} and {{ issue|wording }}: words/ in the language of the request."""

from django import template

from cards.language.issues import Issue
from cards.saying import language, said

register = template.Library()


@register.simple_tag
def say(key: str, **args: object) -> str:
    return said(key, **args)


@register.filter
def wording(issue: Issue) -> str:
    """What is wrong."""
    return issue.text(language())
