"""Findings and cards of a report in words, in one language."""

from collections import Counter
from collections.abc import Mapping, Sequence

import words
from cards.balance.claims import Claim
from cards.language.sets import Plain
from cards.texts import name_in

CardNames = Mapping[str, str]
MOST_SHOWN = 12


def card_names(sets: Sequence[Plain], language: str) -> dict[str, str]:
    """What the cards of these sets are called; with the id where several have the same name."""
    names = {card["id"]: name_in(card["names"], language) for plain in sets for card in plain["cards"]}
    often = Counter(names.values())
    return {face: f"{name} ({face})" if often[name] > 1 else name for face, name in names.items()}


def claim_text(claim: Claim, names: CardNames, ruleset: str, language: str) -> str:
    said: dict[str, object] = dict(claim.numbers)
    if claim.card is not None:
        said["card"] = names.get(claim.card, claim.card)
    if claim.ending is not None:
        said["ending"] = ending_name(ruleset, claim.ending, language)
    return words.say(language, f"cards-balance-{claim.kind}", **said)


def claim_texts(claims: Sequence[Claim], names: CardNames, ruleset: str, language: str) -> list[str]:
    """The first of them, and how many more there are."""
    said = [claim_text(claim, names, ruleset, language) for claim in claims[:MOST_SHOWN]]
    if len(claims) > MOST_SHOWN:
        said.append(words.say(language, "cards-balance-more", count=len(claims) - MOST_SHOWN))
    return said


def ending_name(ruleset: str, ending: str, language: str) -> str:
    """What people call this end of a game; one without a message keeps its bare name."""
    for key in (f"name-{ruleset}-reason-{ending}", f"name-reason-{ending}"):
        dashed = key.replace("_", "-")
        if words.has(dashed):
            return words.say(language, dashed)
    return ending.replace("_", " ")
