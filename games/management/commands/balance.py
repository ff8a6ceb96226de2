"""`manage.py balance`: what quick games tell of the cards of a set, beside what it would replace."""

from pathlib import Path
from typing import Any

import msgspec
from django.core.management.base import BaseCommand, CommandError, CommandParser

import words
from cards.balance.child import play_report
from cards.balance.playing import BalanceOrder, BalanceProgress, Side
from cards.balance.plots import PLOTS, Plotter
from cards.balance.reports import do_ask_for_report, do_begin_report, tally_of
from cards.balance.showing import ShownReport, shown_report
from cards.balance.tally import BalanceTally
from cards.balance.wording import card_names, claim_texts
from cards.files.rows import plain_of
from cards.language.catalogue import shipped, shipped_slugs
from cards.language.sets import Plain
from cards.models import BalanceReport, CardSet
from cards.publishing.changed import changed_cards
from cards.publishing.checks import prepared_for_gate
from cards.selectors import draft_of, published_version
from games.balance import play_balance
from games.management.commands.simulate import chosen_sets
from games.rules.kernel.ruleset import ruleset_named, rulesets
from uu_service.progress import show_progress


class Command(BaseCommand):
    help = "Play quick games with a card set and with what it would replace, and tell what is beyond noise."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("ruleset", choices=sorted(ruleset.name for ruleset in rulesets()))
        parser.add_argument("--set", required=True, metavar="FILE", help="a card set file, or the id of one that ships")
        parser.add_argument(
            "--against", metavar="FILE", help="what to compare with (default: the shipped set of its id)"
        )
        parser.add_argument("--games", type=int, default=1000, help="at most, of each")
        parser.add_argument("--seed", type=int, default=0)
        parser.add_argument("--language", choices=words.LANGUAGES, default=words.FALLBACK)
        parser.add_argument("--plot", type=Path, metavar="FOLDER", help="draw the pictures there")
        parser.add_argument("--json", action="store_true", help="report what was counted, as JSON")
        parser.add_argument(
            "--keep", action="store_true", help="take --set as a set's id in the database, and keep the report there"
        )

    def handle(self, *args: object, **given: Any) -> None:
        if given["keep"]:
            self.stdout.write(str(kept_report(given["set"])))
            return
        ruleset = ruleset_named(given["ruleset"])
        new = chosen_sets(ruleset, [given["set"]])
        old = old_sets(given["ruleset"], given["against"], new[-1])
        order = BalanceOrder([new], [old] if old else None, given["games"], given["seed"])
        tallies = self.tallies(order)
        if given["json"]:
            self.stdout.write(msgspec.json.encode(tallies).decode())
            return
        names = card_names(new, given["language"])
        changed = changed_cards(old[-1] if old else None, new[-1])
        own = [card["id"] for card in new[-1]["cards"]]
        shown = shown_report(tallies["new"], tallies.get("old"), names, own, changed)
        self.report(shown, names, given)
        if given["plot"]:
            draw(shown, given["ruleset"], given["language"], given["plot"])

    def tallies(self, order: BalanceOrder) -> dict[Side, BalanceTally]:
        told = BalanceProgress(0, 0)
        for told in play_balance(order):
            show_progress(told.done, told.total, "games")
        if told.why_not:
            raise CommandError("\n".join(told.why_not))
        return told.tallies

    def report(self, shown: ShownReport, names: dict[str, str], given: dict[str, Any]) -> None:
        """What stands out, what is different, and a line for each card."""
        language, ruleset = given["language"], given["ruleset"]
        old_games = f" + {shown.old.games}" if shown.old else ""
        self.stdout.write(f"{shown.new.games}{old_games} games, {shown.found.looked_at} comparisons (Holm)")
        for claims in (shown.found.about_new, shown.found.about_change):
            self.stdout.write("")
            for text in claim_texts(claims, names, ruleset, language) or [words.say(language, "cards-balance-nothing")]:
                self.stdout.write(f"  {text}")
        self.stdout.write("\n  drawn played stopped   won (95 %) when drawn")
        for row in shown.rows:
            self.stdout.write(
                f"  {row.drawn:5.2f} {row.played:6.2f} {row.stopped:7.0%}   {fortune(row.telling)}  {row.name}"
            )


def fortune(found: Any) -> str:
    if found is None:
        return " " * 24
    return f"{found.share:4.0%} ({found.low:4.0%} – {found.high:4.0%}) of {found.expected:4.0%}"


def old_sets(ruleset: str, against: str | None, new: Plain) -> list[Plain] | None:
    """What the set is compared with: what was named, or the shipped set of the same id."""
    if against:
        return chosen_sets(ruleset_named(ruleset), [against])
    if new["id"] in shipped_slugs() and shipped(new["id"]) != new:
        return chosen_sets(ruleset_named(ruleset), [new["id"]])
    return None


def draw(shown: ShownReport, ruleset: str, language: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    plotter = Plotter(shown, ruleset, language, "before")
    for name, plot in PLOTS.items():
        (folder / f"{name}.svg").write_text(plot(plotter), encoding="utf-8")


def kept_report(slug: str) -> BalanceReport:
    """Play a report on the draft of a set, or on what is published, and keep it with the version."""
    card_set = CardSet.objects.filter(slug=slug).first()
    version = (draft_of(card_set) or published_version(slug)) if card_set else None
    if version is None:
        raise CommandError(f"there is no card set {slug!r} with a draft or a publication")
    report = do_ask_for_report(version, prepared_for_gate(plain_of(version)), None)
    if not do_begin_report(report.pk):
        report.delete()
        raise CommandError("another report is being played: wait until it is done")
    play_report(report.pk, bytes(report.content))
    report.refresh_from_db()
    if tally_of(report.tally) is None:
        raise CommandError("\n".join(report.why_not) or "it could not be played")
    return report
