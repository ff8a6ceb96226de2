"""How wide a text is in the widest of the common sans-serif fonts: what fits in that one fits in all of them.

Numbers are hundredths of the font's size, of DejaVu Sans; Verdana is about as wide, Arial, Helvetica and Roboto are
narrower.
"""

import unicodedata

FONTS = "Arial, Helvetica, 'Liberation Sans', Roboto, 'DejaVu Sans', sans-serif"
_PLAIN = {
    28: "'ijlłı", 29: "IJ", 32: " ,.‘’·\xa0\u202f", 35: "/:;\\|f", 39: "-()[]t", 41: "!¡r", 47: '"ªº', 50: "*_`–°",
    53: "sz“”„?¿", 56: "cLŁ", 59: "Fkvxy", 61: "PTYaoø«»", 64: "eESbdghnpqußđ$0123456789{}€", 68: "KAV", 70: "BRXZC",
    75: "UHN", 79: "DG&OQØ", 86: "w#+<=>^~×M", 100: "★%mÆæW@…—", 107: "œŒ",
}  # fmt: skip
_BOLD = {
    34: "'ijlı", 38: " \xa0\u202f/IJ\\|ł,.‘’·", 44: ":;-f", 49: "!()[]¡tr", 53: '_`–°"*', 60: "ªº?z¿cs", 65: "LŁvxy«»",
    69: "“”„akEFTeoø", 73: "$0123456789€hnu{}SYbdgpqßđCPZ", 77: "BAKRVX", 85: "UGD#+<=>HN^~×OQØ", 92: "&★w",
    105: "%@M…—mæ", 110: "ÆœW", 117: "Œ",
}  # fmt: skip
_WIDTHS = {
    bold: {sign: width / 100 for width, signs in table.items() for sign in signs}
    for bold, table in ((False, _PLAIN), (True, _BOLD))
}
_UNKNOWN = 1.2
"""Other scripts have wide signs."""


def width_of(text: str, size: float, bold: bool = False) -> float:
    """At most so wide is a line of this text."""
    table = _WIDTHS[bold]
    return size * sum(table.get(sign) or table.get(_bare(sign), _UNKNOWN) for sign in text)


def _bare(sign: str) -> str:
    """The letter without its accents: they add nothing to its width."""
    return unicodedata.normalize("NFD", sign)[0]
