"""Values and programs as YAML that people read: short things on one line, steps below each other."""

import yaml


def one_line(value: object) -> str:
    text = yaml.safe_dump(value, allow_unicode=True, sort_keys=False, default_flow_style=True, width=10_000)
    return text.removesuffix("\n").removesuffix("\n...")


def program_text(program: object) -> str:
    """A program as its author would write it; empty for a card that does nothing."""
    if program in ([], (), None):
        return ""
    return yaml.safe_dump(program, allow_unicode=True, sort_keys=False, default_flow_style=None, width=100)
