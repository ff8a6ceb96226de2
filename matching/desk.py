"""The desk's panel about quick play: how many people wait for a game, which ones, and for how long."""

from django.db.models import Count, Min
from django.urls import reverse
from django.utils import timezone
from django.utils.timesince import timesince

from accounts.desk import DeskFigure, DeskTable, Panel
from cards.rulesets import ruleset_title
from cards.texts import language
from matching.models import Ticket


def quick_play_panel() -> Panel:
    waiting = Ticket.objects.filter(status=Ticket.Status.WAITING)
    unlucky = waiting.filter(failures__gt=0).count()
    tickets = f"{reverse('admin:matching_ticket_changelist')}?status__exact=waiting"
    people = waiting.aggregate(people=Count("account_id", distinct=True))["people"]
    by_game = waiting.values_list("ruleset").annotate(Count("pk"), Min("created_at")).order_by("ruleset")
    now = timezone.now()
    lines = [
        (
            f"{tickets}&ruleset={ruleset}",
            [ruleset_title(ruleset, language()), str(count), timesince(since, now, depth=1)],
        )
        for ruleset, count, since in by_game
    ]
    return Panel(
        "desk-quick-play",
        [
            DeskFigure("desk-people-waiting", str(people), tickets),
            DeskFigure("desk-tickets-failing", str(unlucky), f"{tickets}&failing=yes", unlucky > 0),
        ],
        tables=[
            DeskTable("desk-people-waiting", ["admin-field-ruleset", "admin-models-ticket", "desk-longest-wait"], lines)
        ],
    )
