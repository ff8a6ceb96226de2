"""The catalogue of events, docs/events.md: of every game, of each ruleset, and the messages of webhooks.

A ruleset's are read from its own page, docs/playing-<name>.md, which tests hold against the rules.
"""

import re
from pathlib import Path

import words
from games.rules.kernel.ruleset import rulesets
from uu_service.api.problems import kebab

INTRO = """# What happens: the catalogue of events

A game's events come from `GET games/{id}/events` and `GET games/{id}/stream`; each has `number`, `type`, `at` and
`data`. Everybody gets every number; facts that you may not know are left out of `data`. **The set is open**: within v1
there may be new types and new facts. Ignore a type that you do not know (or read the view anew), and facts that you do
not know. Written by `make schema`.

## At every table

| event | facts | meaning |
|---|---|---|
"""
EVENTS = {
    "table_opened": ("seat", "Somebody opened the table and is its host."),
    "seat_taken": ("seat, bot", "Somebody sat down; `bot` is the kind of bot, or null."),
    "seat_left": ("seat", "Somebody got up before the start."),
    "seat_removed": ("seat", "The host freed the seat before the start."),
    "seat_moved": ("from, to", "A seat has another number, because one before it was freed."),
    "seat_ready": ("seat", "Ready to start."),
    "seat_not_ready": ("seat", "Not ready after all."),
    "seat_accepted": ("seat", "Accepts the options that need everybody's consent."),
    "seat_withdrew": ("seat", "Does not accept them any more."),
    "host_passed": ("seat", "Another seat is host: the former one has left."),
    "table_closed": ("", "The last person left before the start."),
    "game_started": (
        "seats, commitment, card_sets",
        "The cards are shuffled. `commitment` is the SHA-256 of seed and salt, which the last event tells.",
    ),
    "seat_away": ("seat", "Did not answer in time, or left: its prompts take their defaults until it is back."),
    "seat_back": ("seat", "Is back."),
    "seat_answered": ("seat", "One of several who are asked at once has answered; not how."),
    "seat_conceded": ("seat", "Gave up."),
    "rewound": ("", "A new version of the rules takes up an effect from its beginning: read the view anew."),
    "game_finished": ("outcome, seed, salt", "It is over."),
    "game_abandoned": ("", "Nobody played on for a day at a table without a clock, or an operator ended it."),
}
MESSAGES = """
## Messages to your server

| message | meaning |
|---|---|
"""
OUTRO = """
Their bodies are under `webhooks` in [the contract](../openapi.yaml); [webhooks](webhooks.md) explains the rest.
"""


def markdown(docs: Path, messages: dict[str, str]) -> str:
    rows = [f"| `{name}` | {facts} | {meaning} |\n" for name, (facts, meaning) in EVENTS.items()]
    games = [_ruleset(kebab(ruleset.name), docs) for ruleset in rulesets()]
    told = [f"| `{name}` | {meaning} |\n" for name, meaning in messages.items()]
    return INTRO + "".join(rows) + "".join(games) + MESSAGES + "".join(told) + OUTRO


def _ruleset(name: str, docs: Path) -> str:
    """The table of events on its own page, but for those of every table."""
    title, page = words.say(words.FALLBACK, f"ruleset-{name}"), f"playing-{name}.md"
    section = (docs / page).read_text(encoding="utf-8").split("\n## Events\n")[1].split("\n## ")[0]
    head, *rows = re.findall(r"^\|.*\|$", section, re.MULTILINE)
    own = [row for row in rows if not set(re.findall(r"`(\w+)`", row.split("|")[1])) & EVENTS.keys()]
    return f"\n## {title}\n\n[What they mean]({page}#events).\n\n" + "\n".join([head, *own]) + "\n"
