"""Why an action was refused. A refusal changes no byte of the game."""

from games.rules.kernel.words import Say, say


class Refusal(Exception):
    """Base of all refusals: `reason` is for people."""

    def __init__(self, reason: Say) -> None:
        super().__init__(reason.key)
        self.reason = reason


class GameIsOver(Refusal):
    def __init__(self) -> None:
        super().__init__(say("refusal-game-over"))


class PromptIsClosed(Refusal):
    """The prompt is closed, somebody else's, or never was: the three look the same."""

    def __init__(self) -> None:
        super().__init__(say("refusal-prompt-closed"))


class ActionIsIllegal(Refusal):
    """The prompt is open, but the action fills none of its forms. `field` is where it went wrong."""

    def __init__(self, reason: Say, field: str = "type") -> None:
        super().__init__(reason)
        self.field = field


class HasConceded(Refusal):
    def __init__(self) -> None:
        super().__init__(say("refusal-already-conceded"))


class Endless(Exception):
    """An effect ran past the step limit. `what` names the card or place that kept it going."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class BadSetup(Exception):
    """The options, the seats or the card sets do not make a game; every reason is named."""

    def __init__(self, reasons: list[Say]) -> None:
        super().__init__(", ".join(f"{reason.key} {reason.args or ''}".rstrip() for reason in reasons))
        self.reasons = reasons
