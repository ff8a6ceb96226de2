"""Why something is not done to a card set. Each is put into words by its key, in the admin and in the API alike."""

import words
from cards.language.issues import Issue


class CardSetRefusal(Exception):
    """Said with the message cards-<key>."""

    key: str

    def __init__(self, **args: object) -> None:
        super().__init__(self.key)
        self.words_args = args

    def text(self, language: str) -> str:
        args = {name: _text(value, language) for name, value in self.words_args.items()}
        return words.say(language, self.key, **args)


def _text(value: object, language: str) -> object:
    return f"{value.place}: {value.text(language)}" if isinstance(value, Issue) else value


class NotADraft(CardSetRefusal):
    key = "cards-not-a-draft"


class NotPublished(CardSetRefusal):
    key = "cards-not-published"


class DraftExists(CardSetRefusal):
    key = "cards-draft-exists"


class Stale(CardSetRefusal):
    """Somebody else has saved meanwhile; nothing was overwritten."""

    key = "cards-stale"


class NotAllowed(CardSetRefusal):
    key = "cards-not-allowed"


class WouldStop(CardSetRefusal):
    """Nobody has confirmed that games may stop."""

    key = "cards-would-stop"


class NothingPublished(CardSetRefusal):
    key = "cards-default-unpublished"


class CannotBeDefault(CardSetRefusal):
    """It extends others, so it is not enough for a table."""

    key = "cards-default-stands-alone"


class NothingNew(CardSetRefusal):
    key = "cards-nothing-new"


class StillBroken(CardSetRefusal):
    key = "cards-still-broken"


class GateNotPassed(CardSetRefusal):
    key = "cards-gate-not-passed"


class NotApproved(CardSetRefusal):
    """The operator wants a review, and nobody has approved what would be published."""

    key = "cards-not-approved"


class NoReview(CardSetRefusal):
    """Nobody has asked for a review of the draft as it is now."""

    key = "cards-no-review"


class OwnWork(CardSetRefusal):
    """Who wrote a draft, or asked for its review, does not approve it."""

    key = "cards-own-work"


class NoRemark(CardSetRefusal):
    key = "cards-no-remark"


class NoSlug(CardSetRefusal):
    key = "cards-no-slug"


class SlugTaken(CardSetRefusal):
    key = "cards-slug-taken"


class AnotherSet(CardSetRefusal):
    key = "cards-another-set"


class NoTables(CardSetRefusal):
    """Nobody has registered how to open a table."""

    key = "cards-no-tables"


class CannotBalance(CardSetRefusal):
    """A set with errors makes no game."""

    key = "cards-balance-refused"
