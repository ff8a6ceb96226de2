"""What people may call themselves: usernames to sign in with, display names for other players to see."""

import re
import unicodedata
from collections.abc import Callable

import regex

from accounts.look_alikes import skeleton

USERNAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{2,29}")
DISPLAY_NAME_LENGTH = 40
SHOWN_LENGTH = 30
"""So many characters people see of a player's name at most. One of them may be several signs, as in a flag."""
DEVICE_NAME_LENGTH = 80
EMOJI_GLUE = "\u200d\ufe0f"  # joins and styles emoji; on its own it shows nothing
HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # controls, direction marks, surrogates, private, unassigned
BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs to Unicode; nobody sees anything
RESERVED = frozenset(["admin", "administrator", "moderator", "staff", "support", "system", "uu-service"])
BOTS_NAME = re.compile(r"bot[\W_]*\d*")  # what we call our bots, with or without a number
RESERVED_LOOKS = frozenset(skeleton(word) for word in RESERVED)
NEVER_LOOKS = frozenset(skeleton(word) for word in ("admin", "administrator", "moderator"))
"""No word of a name may look like these."""
Refusals = Callable[[str], bool]
_refusals: list[Refusals] = []
MARKS_IN_A_ROW = 3  # more is drawn over the neighbours' lines


class NameRefused(ValueError):
    """Carries the code of the reason: the door puts it into words."""

    def __init__(self, code: str, **args: object) -> None:
        super().__init__(code)
        self.code = code
        self.words_args = args


def clean_username(text: str) -> str:
    """ASCII only: equal in any case means the same on every database, and no letter can pose as another."""
    if not USERNAME.fullmatch(text):
        raise NameRefused("username_format")
    if is_reserved(text):
        raise NameRefused("reserved_name")
    return text


def clean_display_name(text: str, longest: int = DISPLAY_NAME_LENGTH) -> str:
    """One visible line without markup, in the one spelling Unicode recommends (NFC)."""
    if len(text) > 10 * longest:  # not worth normalising
        raise NameRefused("too_long", limit=longest)
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if len(name) > longest:
        raise NameRefused("too_long", limit=longest)
    if "<" in name or ">" in name or any(_is_hidden(sign) for sign in text.strip()):
        raise NameRefused("unfit_characters")
    if not any(unicodedata.category(sign)[0] in "LNPS" and sign not in BLANK_LETTERS for sign in name):
        raise NameRefused("blank")
    if _has_piled_marks(name):
        raise NameRefused("unfit_characters")
    return name


def clean_player_name(text: str) -> str:
    """A display name that no bot has, that does not pose as us, and that the operator does not refuse."""
    name = clean_display_name(text)
    if len(regex.findall(r"\X", name)) > SHOWN_LENGTH:
        raise NameRefused("too_long", limit=SHOWN_LENGTH)
    if is_reserved(name):
        raise NameRefused("reserved_name")
    if any(refuses(name) for refuses in _refusals):
        raise NameRefused("refused_name")
    return name


def register_refusals(refuses: Refusals) -> None:
    """Let another room say which names the operator does not want."""
    if refuses not in _refusals:
        _refusals.append(refuses)


def is_reserved(name: str) -> bool:
    """In any case and width, and in letters of other alphabets that look the same."""
    plain = " ".join(unicodedata.normalize("NFKC", name).casefold().split())
    looks = skeleton(name)
    if looks in RESERVED_LOOKS or any(skeleton(word) in NEVER_LOOKS for word in plain.split()):
        return True
    return BOTS_NAME.fullmatch(plain) is not None or _looks_like_a_bot(name)


def _looks_like_a_bot(name: str) -> bool:
    """Our bots are called by a word and a number: the word may be written in other letters."""
    return skeleton(name.rstrip("0123456789 _-#.")) == skeleton("bot")


def device_name_from(user_agent: str) -> str:
    """A name for a device that gave none: never refused, only cut to what can be shown."""
    shown = "".join(sign for sign in user_agent[:400] if not _is_hidden(sign) and sign not in "<>")
    return " ".join(shown.split())[:DEVICE_NAME_LENGTH]


def _is_hidden(sign: str) -> bool:
    return sign not in EMOJI_GLUE and unicodedata.category(sign) in HIDDEN


def _has_piled_marks(name: str) -> bool:
    run = 0
    for sign in name:
        run = run + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if run > MARKS_IN_A_ROW:
            return True
    return False
