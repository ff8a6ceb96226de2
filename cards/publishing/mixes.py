"""Mixes of sets that make a game: each set with what it extends, and those that its authors recommend."""

from collections.abc import Iterator, Sequence

from cards.language.issues import Issue, issue, step_into
from cards.language.joining import AnyJoined, FindSet, foundations, read_sets, recommended
from cards.language.sets import Plain
from cards.rulesets import languages


def mixes_of(plain: Plain, find: FindSet) -> list[list[str]]:
    """The ids of the sets in each mix with this set: with each of its bases first, then as recommended."""
    under, _ = foundations(plain, find)
    mixes = [[*(base["id"] for base in lower), plain["id"]] for lower in under]
    mixes += [_completed(plain, mix) for mix in recommended(plain)]
    return [mix for n, mix in enumerate(mixes) if mix not in mixes[:n]]


def read_mix(plains: Sequence[Plain]) -> tuple[AnyJoined | None, list[Issue]]:
    """The deck of a mix, or why these sets do not fit together."""
    return read_sets(plains, languages())


def issues_in_mixes(plain: Plain, find: FindSet) -> Iterator[Issue]:
    """Recommended mixes that cannot be offered."""
    for number, mix in enumerate(recommended(plain)):
        yield from _issues_in_mix(_completed(plain, mix), plain, find, step_into("mixes", number))


def _issues_in_mix(slugs: Sequence[str], plain: Plain, find: FindSet, place: str) -> Iterator[Issue]:
    found = {slug: plain if slug == plain["id"] else find(slug) for slug in slugs}
    plains = [one for one in found.values() if one is not None and one["ruleset"] == plain["ruleset"]]
    if len(plains) < len(found):
        strange = next(slug for slug, one in found.items() if one not in plains)
        yield issue(place, "set-mix-unknown", set=strange)
        return
    _, issues = read_mix(plains)
    for fault in issues[:1]:
        yield issue(place, "set-mix-broken", reason=f"{fault.place}: {fault.message}")


def _completed(plain: Plain, mix: Sequence[str]) -> list[str]:
    return [*(slug for slug in mix if slug != plain["id"]), plain["id"]]
