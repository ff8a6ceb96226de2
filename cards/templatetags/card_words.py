"""{% say "key" arg=value %}: a message of words/ in the language of the request."""

from django import template

from cards.saying import said

register = template.Library()


@register.simple_tag
def say(key: str, **args: object) -> str:
    return said(key, **args)
