"""The desk's panel about webhooks: what waits to be sent, and which servers do not take it."""

from datetime import date
from urllib.parse import urlsplit

from django.db.models import Count
from django.db.models.functions import TruncDate
from django.urls import reverse

from accounts.desk import DeskFigure, DeskTable, Panel, last_days, plot_by_day
from games.models import OutboxEntry
from webhooks.models import Delivery, Webhook
from webhooks.vocabulary import DeliveryStatus

SHOWN = 5


def webhooks_panel() -> Panel:
    failing = Webhook.objects.filter(is_enabled=True, failures__gt=0)
    disabled = Webhook.objects.filter(is_enabled=False).exclude(disabled_why="owner")
    hooks, log = (reverse(f"admin:webhooks_{name}_changelist") for name in ("webhook", "delivery"))
    waiting = Delivery.objects.filter(status=DeliveryStatus.PENDING).count()
    lines = [
        (reverse("admin:webhooks_webhook_change", args=[one.pk]), [urlsplit(one.url).netloc, str(one.failures)])
        for one in failing.order_by("-failures")[:SHOWN]
    ]
    return Panel(
        "desk-webhooks",
        [
            DeskFigure("desk-outbox", str(OutboxEntry.objects.count())),
            DeskFigure("desk-deliveries-waiting", str(waiting), f"{log}?status__exact=pending"),
            DeskFigure("desk-webhooks-failing", str(failing.count()), f"{hooks}?health=failing", bool(lines)),
            DeskFigure("desk-webhooks-disabled", str(disabled.count()), f"{hooks}?health=disabled"),
        ],
        [plot_by_day("desk-deliveries-failed", _failed_by_day(), is_bad=True)],
        [DeskTable("desk-webhooks-failing", ["admin-field-url", "admin-field-failures"], lines)] if lines else [],
    )


def _failed_by_day() -> dict[date, int]:
    failed = Delivery.objects.filter(status=DeliveryStatus.FAILED, finished_at__date__gte=last_days()[0])
    return dict(failed.annotate(day=TruncDate("finished_at")).values_list("day").annotate(Count("pk")).order_by("day"))
