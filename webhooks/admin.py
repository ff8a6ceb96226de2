"""Endpoints and the delivery log for operators: where messages go, how it went, send again. Secrets are never shown."""

from urllib.parse import urlsplit
from uuid import UUID

from django.contrib import admin, messages
from django.db.models import Count, OuterRef, Q, QuerySet, Subquery
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from unfold.admin import TabularInline
from unfold.decorators import action, display
from unfold.enums import ActionVariant
from unfold.forms import BaseDialogForm

from accounts import audit
from accounts.staff_dialogs import actor, done, verb
from accounts.staff_pages import ReadOnly, StaffPage
from accounts.staff_words import choice_key, label, translated
from webhooks.endpoints import do_switch_for_staff
from webhooks.models import Attempt, Delivery, Webhook
from webhooks.replaying import do_replay_for_staff
from webhooks.vocabulary import DeliveryStatus

STATUS_COLOURS = {"pending": "warning", "delivered": "success", "failed": "danger"}


class SwitchFilter(admin.SimpleListFilter):
    title = label("admin-field-health")
    parameter_name = "health"

    def lookups(self, request: HttpRequest, model_admin: object) -> list[tuple[str, str]]:
        return [(name, translated(f"admin-choice-{name}")) for name in ("failing", "disabled")]

    def queryset(self, request: HttpRequest, queryset: QuerySet[Webhook]) -> QuerySet[Webhook]:
        match self.value():
            case "failing":
                return queryset.filter(is_enabled=True, failures__gt=0)
            case "disabled":
                return queryset.filter(is_enabled=False)
        return queryset


@admin.register(Webhook)
class WebhookAdmin(ReadOnly, StaffPage):
    list_display = ["url", "account", "is_enabled", "disabled_why", "failures", "waiting", "last_success_at"]
    list_filter = [SwitchFilter, "disabled_why"]
    search_fields = ["url", "id", "account__username", "account__display_name", "account__id"]
    search_help_text = label("admin-webhook-search")
    ordering = ["-id"]
    list_select_related = ["account"]
    fields = readonly_fields = [
        "id",
        "account",
        "url",
        "description",
        "events",
        "created_at",
        "old_secret_until",
        "is_enabled",
        "disabled_at",
        "disabled_why",
        "failures",
        "failing_since",
        "resumes_at",
        "next_at",
        "last_success_at",
        "waiting",
    ]
    actions_detail = ["see_log", "enable", "disable"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Webhook]:
        rows: QuerySet[Webhook] = super().get_queryset(request)
        return rows.annotate(pending=Count("deliveries", filter=Q(deliveries__status=DeliveryStatus.PENDING)))

    def get_actions_detail(self, request: HttpRequest, object_id: str) -> list[object]:
        """An enabled endpoint can be disabled, another enabled."""
        is_enabled = Webhook.objects.filter(pk=object_id, is_enabled=True).exists()
        useless = "webhooks_webhook_enable" if is_enabled else "webhooks_webhook_disable"
        return [one for one in super().get_actions_detail(request, object_id) if one.action_name != useless]

    def has_switch_permission(self, request: HttpRequest, object_id: str | None = None) -> bool:
        return request.user.has_perm("webhooks.change_webhook")

    @display(ordering="pending")
    def waiting(self, webhook: Webhook) -> int:
        return getattr(webhook, "pending", 0)

    @action(description=label("admin-verb-see-log"), permissions=["view"], url_path="log", icon="list")
    def see_log(self, request: HttpRequest, object_id: str) -> HttpResponse:
        return redirect(f"{reverse('admin:webhooks_delivery_changelist')}?webhook__id__exact={object_id}")

    @verb("admin-verb-enable", "switch", "enable", "play_arrow", form=BaseDialogForm)
    def enable(self, request: HttpRequest, form: BaseDialogForm, object_id: str) -> HttpResponse:
        return self._switch(request, object_id, enabled=True)

    @verb("admin-verb-disable", "switch", "disable", "block", form=BaseDialogForm, variant=ActionVariant.DANGER)
    def disable(self, request: HttpRequest, form: BaseDialogForm, object_id: str) -> HttpResponse:
        return self._switch(request, object_id, enabled=False)

    def _switch(self, request: HttpRequest, object_id: str, *, enabled: bool) -> HttpResponse:
        do_switch_for_staff(UUID(object_id), enabled=enabled)
        audit.record_staff(
            audit.Area.WEBHOOKS,
            audit.Action.ENABLED if enabled else audit.Action.DISABLED,
            by=actor(request),
            subject=urlsplit(Webhook.objects.get(pk=object_id).url).netloc,
            subject_id=object_id,
        )
        said = "admin-webhook-enabled" if enabled else "admin-webhook-disabled"
        return done(request, object_id, said, page="webhooks_webhook")


class AttemptInline(ReadOnly, TabularInline):
    model = Attempt
    extra = 0
    fields = readonly_fields = ["at", "outcome", "status_code", "milliseconds", "answer"]
    ordering = ["id"]


@admin.register(Delivery)
class DeliveryAdmin(ReadOnly, StaffPage):
    list_display = ["created_at", "event", "webhook", "state", "tries", "last_outcome", "last_code", "due_at"]
    list_filter = ["status", "event", ("webhook", admin.RelatedOnlyFieldListFilter)]
    search_fields = ["message", "game_id", "webhook__url"]
    search_help_text = label("admin-delivery-search")
    ordering = ["-id"]
    list_select_related = ["webhook"]
    show_full_result_count = False
    list_per_page = 50
    fields = readonly_fields = [
        "message",
        "webhook",
        "event",
        "game_id",
        "version",
        "status",
        "tries",
        "created_at",
        "due_at",
        "finished_at",
        "body",
    ]
    inlines = [AttemptInline]
    actions = ["replay"]

    def get_queryset(self, request: HttpRequest) -> QuerySet[Delivery]:
        rows: QuerySet[Delivery] = super().get_queryset(request)
        last = Attempt.objects.filter(delivery=OuterRef("pk")).order_by("-id")
        return rows.annotate(
            outcome=Subquery(last.values("outcome")[:1]), status_code=Subquery(last.values("status_code")[:1])
        )

    def has_replay_permission(self, request: HttpRequest) -> bool:
        return request.user.has_perm("webhooks.change_delivery")

    @display(ordering="status", label=STATUS_COLOURS)
    def state(self, delivery: Delivery) -> tuple[str, str]:
        """By which it is coloured, and what people read."""
        return delivery.status, translated(choice_key(delivery.status))

    @display
    def last_outcome(self, delivery: Delivery) -> str:
        outcome = getattr(delivery, "outcome", None)
        return translated(choice_key(outcome)) if outcome else "-"

    @display
    def last_code(self, delivery: Delivery) -> str:
        return str(getattr(delivery, "status_code", None) or "-")

    @action(description=label("admin-verb-replay"), permissions=["replay"])
    def replay(self, request: HttpRequest, queryset: QuerySet[Delivery]) -> None:
        webhooks = list(Webhook.objects.filter(deliveries__in=queryset).distinct())
        count = do_replay_for_staff(queryset.values_list("pk", flat=True))
        for webhook in webhooks:
            host = urlsplit(webhook.url).netloc
            audit.record_staff(
                audit.Area.WEBHOOKS,
                audit.Action.SENT_AGAIN,
                by=actor(request),
                subject=host,
                subject_id=webhook.pk,
                reason=str(count),
            )
        messages.success(request, translated("admin-deliveries-replayed", count=count))
