"""{% say "key" arg=value %}: words/ in the language of the request, for pages that know nothing of cards."""

from django import template

from accounts.staff_words import translated

register = template.Library()


@register.simple_tag
def say(key: str, **args: object) -> str:
    return translated(key, **args)
