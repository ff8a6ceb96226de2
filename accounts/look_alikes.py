"""Names that look alike: two with the same skeleton can be taken for each other.

The letters of other alphabets come from Unicode's list of confusables (UTS 39), as confusable_homoglyphs keeps it.
"""

import unicodedata
from functools import cache

from confusable_homoglyphs.confusables import confusables_data

PAIRS = (("rn", "m"), ("vv", "w"))
SIGNS = str.maketrans("1l|!0$@", "iiiiosa")
"""Signs that pass for letters."""


def skeleton(name: str) -> str:
    """What is left of a name for the eye: small Latin letters without marks, spaces and punctuation."""
    plain = unicodedata.normalize("NFKD", name)
    seen = "".join(_latin(sign) for sign in plain if unicodedata.category(sign)[0] != "M").casefold()
    seen = "".join(sign for sign in seen.translate(SIGNS) if sign.isalnum())
    for pair, one in PAIRS:
        seen = seen.replace(pair, one)
    return seen


@cache
def _latin(sign: str) -> str:
    """The plain letter or digit that a sign can be taken for, as it is or in small; itself if there is none."""
    if sign.isascii():
        return sign
    alike = [other["c"] for one in (sign, sign.casefold()) for other in confusables_data.get(one, [])]
    return next((one for one in alike if one.isascii()), sign)
