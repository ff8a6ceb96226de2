"""The addresses of this room, under /api/v1/."""

from django.urls import path

from webhooks.api import deliveries, endpoints

ONE = "webhooks/<uuid:webhook_id>"

urlpatterns = [
    path("webhooks", endpoints.WebhooksView.as_view()),
    path(ONE, endpoints.WebhookView.as_view()),
    path(f"{ONE}/secret", endpoints.SecretView.as_view()),
    path(f"{ONE}/ping", deliveries.PingView.as_view()),
    path(f"{ONE}/replay", deliveries.ReplaySpanView.as_view()),
    path(f"{ONE}/deliveries", deliveries.DeliveriesView.as_view()),
    path(f"{ONE}/deliveries/<uuid:delivery_id>", deliveries.DeliveryView.as_view()),
    path(f"{ONE}/deliveries/<uuid:delivery_id>/replay", deliveries.ReplayOneView.as_view()),
]
