"""The colours of the admin's own pages can be read: WCAG AA, light and dark."""

import re
from pathlib import Path

import pytest

CSS = (Path(__file__).parents[2] / "cards" / "static" / "cards" / "admin.css").read_text()
PAPER = {":root": (255, 255, 255), ".dark": (16, 24, 40)}
"""What the theme's pages are painted with."""
READ = [
    ("good", "good-back"),
    ("bad", "bad-back"),
    ("warm", "warm-back"),
    ("quiet", None),
    ("quiet", "soft"),
    ("accent", None),
    ("on-accent", "accent"),
    ("bad", None),
    ("good", None),
]


def colours(scheme):
    block = re.search(rf"^{re.escape(scheme)} \{{(.*?)\}}", CSS, re.MULTILINE | re.DOTALL).group(1)
    return dict(re.findall(r"--uu-([\w-]+): (#[0-9a-f]+)", block))


def parts(colour):
    digits = colour[1:] if len(colour) > 4 else "".join(digit * 2 for digit in colour[1:])
    values = [int(digits[n : n + 2], 16) for n in range(0, len(digits), 2)]
    return tuple(values[:3]), (values[3] / 255 if len(values) == 4 else 1)


def painted(colour, below):
    values, alpha = parts(colour)
    return tuple(alpha * value + (1 - alpha) * under for value, under in zip(values, below, strict=True))


def luminance(rgb):
    linear = [(c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4) for c in (value / 255 for value in rgb)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("scheme", PAPER)
@pytest.mark.parametrize(("ink", "back"), READ)
def test_text_stands_out_from_what_is_behind_it(scheme, ink, back):
    known = colours(scheme)
    behind = painted(known[back], PAPER[scheme]) if back else PAPER[scheme]
    light, dark = sorted((luminance(painted(known[ink], behind)), luminance(behind)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5
