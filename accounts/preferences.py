"""What a player wants done without being asked. Nothing here can look at a hand: it is not an argument.

Which windows there are, other rooms say (`register_windows`): an account knows no game.
"""

import enum
from collections.abc import Callable, Iterable
from typing import Annotated, assert_never

import msgspec

Windows = Callable[[], Iterable[str]]
_windows: list[Windows] = []


class WindowPass(enum.StrEnum):
    """When to pass a window unasked; a window is about you if what is played is yours or aimed at you."""

    NEVER = "never"
    UNLESS_ABOUT_ME = "unless_about_me"
    ALWAYS = "always"


class ProfileAccess(enum.StrEnum):
    """Who may look at a profile and its games."""

    PUBLIC = "public"
    PRIVATE = "private"


AVATARS = 36
Avatar = Annotated[int, msgspec.Meta(ge=0, le=AVATARS - 1)]
Passes = Annotated[
    dict[str, WindowPass],
    msgspec.Meta(description="By the name of the window; `GET rulesets` explains it among the settings of a clock."),
]


class Preferences(msgspec.Struct, frozen=True):
    """Kept with the account, on every device."""

    auto_pass: Passes = {}
    profile: ProfileAccess = ProfileAccess.PUBLIC
    """Who may look at your ratings, results and games. A private profile shows a name and an avatar."""
    avatar: Avatar = 0
    """Which of your avatars others see (`players/{player_id}/avatars/{number}`)."""


def register_windows(windows: Windows) -> None:
    """Say which windows can be passed in advance. It is asked each time, so that it may say more later."""
    _windows.append(windows)


def known_windows() -> list[str]:
    """The names of all of them, each once."""
    return list(dict.fromkeys(name for windows in _windows for name in windows()))


def passes(preferences: Preferences, window: str, *, about_me: bool) -> bool:
    """Whether such a window is passed for this player, from what the whole table can see."""
    wish = preferences.auto_pass.get(window, WindowPass.NEVER)
    match wish:
        case WindowPass.ALWAYS:
            return True
        case WindowPass.UNLESS_ABOUT_ME:
            return not about_me
        case WindowPass.NEVER:
            return False
        case _:
            assert_never(wish)
