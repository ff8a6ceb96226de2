"""The whole face of a card: frame, emblem, name, picture, rules text set to fit, kind and copies."""

from msgspec import Struct

from cards.faces.emblems import emblem
from cards.faces.measuring import FONTS, width_of
from cards.faces.pictures import picture
from cards.faces.setting import Block, fit, fit_or_cut
from cards.faces.svg import Attributes, Markup, joined, tag
from cards.language.looks import Appearance, Mark

WIDTH, HEIGHT = 300, 420
EDGE = 12
INNER = WIDTH - 2 * EDGE
HEAD = 62
FOOT = 30
INK, PAPER = "#1d1a26", "#fffdf7"
_NAME_SIZES = (25, 23, 21, 19, 17, 15.5, 14, 12.5, 11, 9.5)
_LAYOUTS: tuple[tuple[float, tuple[float, ...]], ...] = (
    (188, (22, 20, 18.5, 17)),
    (160, (18.5, 17, 16, 15)),
    (124, (16, 15, 14, 13)),
    (92, (14, 13, 12, 11)),
)
"""How high the picture is, and which sizes of text are good enough for that."""
_LAST: tuple[float, tuple[float, ...]] = (84, (11, 10, 9, 8, 7))


class DrawnFace(Struct, frozen=True, kw_only=True):
    """What is drawn. All texts are plain text in one language."""

    id: str
    name: str
    kind: str
    """What people call the kind."""
    text: str
    copies: int
    language: str
    look: Appearance
    art: str | None = None
    """A picture as a data: address, instead of the one that we draw."""


def draw_face(face: DrawnFace) -> str:
    """The SVG, 300 by 420. It holds no script and no style sheet, and refers to nothing outside."""
    height, text = _layout(face.text)
    parts = [
        tag("title", face.name),
        tag("desc", f"{face.kind}. {face.text}".strip()),
        tag("rect", width=WIDTH, height=HEIGHT, rx=16, fill=face.look.colour),
        _head(face),
        _picture(face, height),
        *_panel(text, HEAD + height),
        _foot(face),
    ]
    size: Attributes = {"width": WIDTH, "height": HEIGHT, "viewBox": f"0 0 {WIDTH} {HEIGHT}"}
    named: Attributes = {
        "xmlns": "http://www.w3.org/2000/svg",
        "role": "img",
        "xml:lang": face.language,
        "font_family": FONTS,
    }
    return tag("svg", joined(parts), **named, **size)


def _layout(text: str) -> tuple[float, Block | None]:
    """The height of the picture, and the text as it is set below it."""
    room = HEIGHT - HEAD - FOOT
    if not text:
        return room, None
    for height, sizes in _LAYOUTS:
        if block := fit(text, INNER - 24, room - height - 14, sizes):
            return height, block
    height, sizes = _LAST
    return height, fit_or_cut(text, INNER - 24, room - height - 14, sizes)


def _head(face: DrawnFace) -> Markup:
    left = EDGE + 48
    name = fit_or_cut(face.name, WIDTH - left - EDGE, HEAD - 12, _NAME_SIZES, bold=True)
    disc = tag("circle", cx=EDGE + 20, cy=HEAD / 2, r=21, fill="#ffffff")
    sign = emblem(face.look.emblem, EDGE + 20, HEAD / 2, 15, face.look.colour)
    return joined([disc, sign, _lines(name, left, (HEAD - name.height) / 2, "#ffffff", bold=True)])


def _picture(face: DrawnFace, height: float) -> Markup:
    if face.art:
        place: Attributes = {
            "x": EDGE,
            "y": HEAD,
            "width": INNER,
            "height": height,
            "preserveAspectRatio": "xMidYMid slice",
        }
        drawn = tag("image", href=face.art, **place)
    else:
        drawn = picture(face.id, face.look, EDGE, HEAD, INNER, height)
    marks = [_mark(mark, face.look.colour, n) for n, mark in enumerate(face.look.marks)]
    return joined([drawn, *marks])


def _mark(mark: Mark, colour: str, n: int) -> Markup:
    x, y = WIDTH - EDGE - 66, HEAD + 8 + n * 40
    box = tag("rect", x=x, y=y, width=60, height=34, rx=17, fill="#ffffff", stroke=colour, stroke_width=2)
    number = tag(
        "text", mark.text, x=x + 42, y=y + 25, font_size=22, font_weight="bold", text_anchor="middle", fill=INK
    )
    return joined([box, emblem(mark.emblem, x + 19, y + 17, 11, colour), number])


def _panel(text: Block | None, top: float) -> list[Markup]:
    if text is None:
        return []
    height = HEIGHT - FOOT - top
    paper = tag("rect", x=EDGE, y=top, width=INNER, height=height, fill=PAPER)
    return [paper, _lines(text, EDGE + 12, top + (height - text.height) / 2, INK)]


def _foot(face: DrawnFace) -> Markup:
    base = HEIGHT - 10
    copies = f"×{face.copies}" if face.copies > 1 else ""
    room = INNER - width_of(copies, 15, bold=True) - 8
    kind = fit_or_cut(face.kind, room, 20, (15, 13, 11, 9), bold=True)
    white: Attributes = {"y": base, "fill": "#ffffff", "font_weight": "bold"}
    said = [tag("text", line.text, x=EDGE + 2, font_size=kind.size, **white) for line in kind.lines[:1]]
    counted = [tag("text", copies, x=WIDTH - EDGE - 2, font_size=15, text_anchor="end", **white)] if copies else []
    return joined([*said, *counted])


def _lines(block: Block, x: float, top: float, colour: str, bold: bool = False) -> Markup:
    weight: Attributes = {"font_weight": "bold"} if bold else {}
    return joined(
        tag("text", line.text, x=x, y=top + line.base, font_size=block.size, fill=colour, **weight)
        for line in block.lines
    )
