"""What the list of games and the page of one show of it, each column in words."""

from typing import Any

from django.contrib import admin
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.timesince import timesince

from accounts.staff_words import name_columns
from cards.files.yamltext import one_line
from cards.rulesets import ruleset_title
from cards.texts import language
from games.models import Game, Seat


def _lines(said: dict[str, Any]) -> str:
    """What a table was set to, a line each."""
    lines = ((key, value if isinstance(value, str) else one_line(value)) for key, value in said.items())
    return format_html_join(SafeString("<br>"), "<code>{}</code> {}", lines) or "—"


def _page_of(seat: Seat) -> str:
    return reverse("admin:accounts_account_change", args=[seat.account_id]) if seat.account_id else ""


class GameColumns:
    """Columns of the admin's pages about games."""

    @admin.display(ordering="id")
    def game_shown(self, game: Game) -> str:
        """Which game, and the end of its id: its beginning is only the time."""
        return format_html("{}<br><small>…{}</small>", self.ruleset_shown(game), str(game.pk)[-8:])

    @admin.display(ordering="ruleset")
    def ruleset_shown(self, game: Game) -> str:
        return ruleset_title(game.ruleset, language())

    @admin.display
    def options_shown(self, game: Game) -> str:
        return _lines(game.options)

    @admin.display
    def clock_shown(self, game: Game) -> str:
        return _lines(game.clock)

    @admin.display
    def outcome_shown(self, game: Game) -> str:
        return _lines(game.outcome or {})

    @admin.display(ordering="opens_at")
    def waits_for(self, game: Game) -> str:
        """For how long that decision has been waited for."""
        return timesince(game.opens_at, depth=1) if game.opens_at and game.status == Game.Status.RUNNING else ""

    @admin.display(ordering="touched_at")
    def idle_for(self, game: Game) -> str:
        """For how long nobody has done anything here."""
        return timesince(game.touched_at, depth=1)

    @admin.display
    def sets(self, game: Game) -> str:
        return ", ".join(f"{one['slug']} {one['number'] or 'draft'}" for one in game.card_sets)

    @admin.display
    def people(self, game: Game) -> str:
        return ", ".join(
            f"{seat.name}{' (bot)' if seat.bot else ''}{' (away)' if seat.away else ''}" for seat in game.seats.all()
        )

    @admin.display
    def seats_shown(self, game: Game) -> SafeString | str:
        """The same, and the way to each person's page."""
        seats = [(_page_of(seat), str(seat.number), seat.name, seat.bot) for seat in game.seats.all()]
        links = [
            format_html('<a class="underline" href="{}">{}: {}</a>', page, number, name)
            if page
            else f"{number}: {name} ({bot or '–'})"
            for page, number, name, bot in seats
        ]
        return format_html_join(SafeString("<br>"), "{}", ((link,) for link in links))

    @admin.display
    def turn(self, game: Game) -> str:
        """Whose decision is waited for."""
        running = game.status == Game.Status.RUNNING
        return ", ".join(seat.name for seat in game.seats.all() if seat.owes) if running else ""

    @admin.display(ordering="closes_at")
    def overdue_by(self, game: Any) -> str:
        late = (game.now - game.closes_at).total_seconds() if game.closes_at else 0
        return f"{late:.0f} s" if late > 0 else ""

    @admin.display(ordering="failures")
    def failure_line(self, game: Game) -> str:
        return f"{game.failures} × {game.failure.partition(chr(10))[0][:120]}" if game.failures else ""


name_columns(GameColumns)
