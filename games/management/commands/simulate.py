"""`manage.py simulate`: random games, their numbers, and no tolerance for a broken promise."""

import sys
import time
from pathlib import Path
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError, CommandParser

import words
from cards.files.reading import FileRefused, parse_file
from cards.language.catalogue import default_set, shipped, shipped_slugs
from cards.language.joining import foundations, issues_in_set, read_sets
from cards.language.sets import Plain
from cards.rulesets import card_rules, languages
from games.bots.simulation import Broken, Setting, Tally, Violation, replay, simulate
from games.rules.kernel.errors import BadSetup
from games.rules.kernel.ruleset import Ruleset, ruleset_named, rulesets
from uu_service.progress import show_progress


class Command(BaseCommand):
    help = "Play many games of random players and report on them; stop at the first broken promise."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("ruleset", choices=sorted(ruleset.name for ruleset in rulesets()))
        parser.add_argument("--seats", type=int, default=4)
        parser.add_argument("--games", type=int, default=100)
        parser.add_argument("--seed", type=int, default=0)
        parser.add_argument("--edition", help="short for --option edition=…")
        parser.add_argument(
            "--option", action="append", default=[], metavar="NAME=VALUE", help="one of the table's options"
        )
        parser.add_argument(
            "--set",
            action="append",
            default=[],
            metavar="FILE",
            dest="sets",
            help="a card set file, or the id of a set that ships; several are played together, and what a set extends "
            "is added if it ships (default: the set that ships)",
        )
        parser.add_argument("--json", action="store_true", help="report as JSON")
        parser.add_argument("--replay", metavar="FILE", help="play a reported violation again (- for standard input)")

    def handle(self, *args: object, **given: Any) -> None:
        ruleset = ruleset_named(given["ruleset"])
        sets = chosen_sets(ruleset, given["sets"])
        cards = compiled_sets(ruleset, sets)
        if given["replay"]:
            self.replay(ruleset, cards, given["replay"])
            return
        options = read_options(ruleset, given["option"], given["edition"])
        reasons = ruleset.why_not_set_up(cards, options, given["seats"])
        if reasons:
            raise CommandError(str(BadSetup(reasons)))
        began = time.perf_counter()
        tally = Tally()
        try:
            for tally in simulate(ruleset, cards, options, given["seats"], given["seed"], given["games"]):
                rate = tally.actions / (time.perf_counter() - began)
                show_progress(tally.games, given["games"], f"games, {rate:,.0f} actions/s")
        except Violation as violation:
            self.stderr.write(f"\nbroken: {violation.what}\nplay it again with --replay and this:")
            self.stdout.write(msgspec.json.encode(violation.setting).decode())
            raise CommandError(f"a promise was broken in game {tally.games + 1}") from violation
        unused = [f"{use.card} ({use.part})" for use in tally.unused(ruleset, cards)]
        self.report(tally, time.perf_counter() - began, given["json"], sets, unused)

    def report(self, tally: Tally, seconds: float, as_json: bool, sets: list[Plain], unused: list[str]) -> None:
        numbers = {
            "sets": [plain["id"] for plain in sets],
            "advice": advice_about(sets),
            "games": tally.games,
            "actions": tally.actions,
            "seconds": round(seconds, 3),
            "games_per_second": round(tally.games / seconds, 1),
            "actions_per_second": round(tally.actions / seconds),
            "length": {name: tally.length_at(share) for name, share in LENGTHS.items()},
            "wins": dict(sorted(tally.wins.items())),
            "endings": dict(tally.endings.most_common()),
            "used": dict(tally.used.most_common()),
            "never_used": unused,
            "violations": 0,
        }
        if as_json:
            self.stdout.write(msgspec.json.encode(numbers).decode())
            return
        for name, value in numbers.items():
            self.stdout.write(f"{name:20} {as_line(value)}")

    def replay(self, ruleset: Ruleset, cards: object, path: str) -> None:
        text = sys.stdin.read() if path == "-" else Path(path).read_text(encoding="utf-8")
        try:
            setting = msgspec.json.decode(text, type=Setting)
        except msgspec.DecodeError as error:
            raise CommandError(f"not a recorded game: {error}") from error
        options = msgspec.convert(setting.options, ruleset.Options)
        try:
            state = replay(ruleset, cards, options, setting)
        except Broken as broken:
            raise CommandError(f"broken: {broken}") from broken
        over = state.outcome.reason if state.outcome else f"waiting for {[prompt.kind for prompt in state.prompts]}"
        self.stdout.write(f"{len(setting.actions)} actions played again, nothing broken; {over}")


LENGTHS = {"shortest": 0.0, "median": 0.5, "p90": 0.9, "longest": 1.0}


def chosen_sets(ruleset: Ruleset, names: list[str]) -> list[Plain]:
    """The sets of these files or ids, each after what it extends; without names the set that ships."""
    if not names:
        return [default_set(ruleset.name)]
    given = {plain["id"]: plain for plain in map(_given, names)}
    found: dict[str, Plain] = {}

    def find(slug: str) -> Plain | None:
        return given.get(slug) or (shipped(slug) if slug in shipped_slugs() else None)

    for plain in given.values():
        issues = issues_in_set(plain, languages(), find)
        if issues:
            raise CommandError("\n".join(f"{plain['id']}: {issue}" for issue in issues))
        under, _ = foundations(plain, find)
        lower = next((one for one in under if all(base["id"] in given for base in one)), under[0])
        found |= {base["id"]: base for base in (*lower, plain)}
    return list(found.values())


def _given(name: str) -> Plain:
    if name in shipped_slugs():
        return shipped(name)
    try:
        plain = parse_file(Path(name).read_bytes())
    except OSError as error:
        raise CommandError(str(error)) from error
    except FileRefused as refused:
        raise CommandError(f"{name}: {refused.issue}") from refused
    if not isinstance(plain, dict) or "id" not in plain:
        raise CommandError(f"{name}: not a card set")
    return plain


def compiled(ruleset: Ruleset, path: str | None) -> object:
    """The cards of this file with what it extends, or of the set that ships."""
    return compiled_sets(ruleset, chosen_sets(ruleset, [path] if path else []))


def compiled_sets(ruleset: Ruleset, sets: list[Plain]) -> object:
    """The cards of these sets together."""
    try:
        return ruleset.compile(sets)
    except BadSetup as bad:
        raise CommandError(_reasons(bad)) from bad


def _reasons(bad: BadSetup) -> str:
    return "\n".join(words.say(words.FALLBACK, reason.key, **reason.args) for reason in bad.reasons)


def advice_about(sets: list[Plain]) -> list[str]:
    """What the rules advise about a deck of these sets."""
    joined, _ = read_sets(sets, languages())
    return [one.message for one in card_rules(sets[0]["ruleset"]).advice(joined.cards)] if joined else []


def read_options(ruleset: Ruleset, pairs: list[str], edition: str | None) -> object:
    given = dict(pair.partition("=")[::2] for pair in pairs)
    if edition:
        given["edition"] = edition
    try:
        return msgspec.convert(given, ruleset.Options, strict=False)
    except msgspec.ValidationError as error:
        raise CommandError(str(error)) from error


def as_line(value: object) -> str:
    if isinstance(value, list):
        return "; ".join(str(item) for item in value) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{key} {number}" for key, number in value.items())
    return f"{value:,}" if isinstance(value, int) else str(value)
