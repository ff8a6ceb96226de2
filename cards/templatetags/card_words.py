"""{% say "key" arg=value %} and {{ issue|wording }}: words/ in the language of the request; and shares as per cent."""

from django import template

from cards.balance.measures import Luck
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


@register.filter
def per_cent(share: float) -> str:
    return f"{100 * share:.0f} %"


@register.filter
def fortune(luck: Luck | None) -> str:
    """The share of games won, its interval, and what was to be expected."""
    if luck is None:
        return "–"
    interval = f"{100 * luck.share:.0f} % ({100 * luck.low:.0f}–{100 * luck.high:.0f})"
    return f"{interval}, {translate('cards-balance-expected', share=round(100 * luck.expected))}"
