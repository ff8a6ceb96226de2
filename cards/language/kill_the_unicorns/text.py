"""The rules text of a card, rendered from its program: one line a clause."""

from cards.language.kill_the_unicorns.clause_words import words_of
from cards.language.kill_the_unicorns.parts import Abilities
from cards.language.kill_the_unicorns.phrases import Phrases
from cards.language.phrasing import sentence


def render(abilities: Abilities, kind: str, language: str) -> str:
    """What a card with these abilities says; its kind adds nothing."""
    say = Phrases(language, "card-ku")
    return "\n".join(sentence(words_of(clause).phrase(clause, say)) for clause in abilities)
