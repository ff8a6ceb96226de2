"""Where a place such as `abilities[0].do[1].destroy.of` stands in the YAML text that somebody is writing."""

import re
from typing import NamedTuple

import yaml

_STEP = re.compile(r"\[(\w+)\]|\.?(\w+)")


class Span(NamedTuple):
    """A part of a text: its first line, counted from one, and where it begins and ends, counted in characters."""

    line: int
    start: int
    end: int


def span_of(text: str, place: str) -> Span | None:
    """The part of a program's text that a place is about, or the nearest one around it. None if it cannot be read."""
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except (yaml.YAMLError, RecursionError, ValueError):
        return None
    for number, name in _STEP.findall(place.removeprefix("abilities")):
        inside = _inside(node, number or name)
        if inside is None:
            break
        node = inside
    if node is None:
        return None
    written = text[node.start_mark.index : node.end_mark.index].rstrip()
    return Span(node.start_mark.line + 1, node.start_mark.index, node.start_mark.index + len(written))


def _inside(node: yaml.Node | None, step: str) -> yaml.Node | None:
    found: yaml.Node
    if isinstance(node, yaml.SequenceNode) and step.isdigit() and int(step) < len(node.value):
        found = node.value[int(step)]
        return found
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == step:
                found = key if isinstance(value, yaml.ScalarNode) and not value.value else value
                return found
    return None
