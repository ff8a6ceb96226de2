"""Drawing the face of a card as SVG. Pure: the same card always gives the same bytes."""

from cards.faces.face import DrawnFace, draw_face

__all__ = ["DrawnFace", "draw_face"]
