"""The addresses of this room, under /api/v1/."""

from django.urls import path

from webhooks.api import deliveries, endpoints

ONE = "webhooks/<uuid:webhook_id>"

urlpatterns = [
    path("webhooks", endpoints.WebhooksEndpoint.as_view()),
    path(ONE, endpoints.WebhookEndpoint.as_view()),
    path(f"{ONE}/secret", endpoints.SecretEndpoint.as_view()),
    path(f"{ONE}/ping", deliveries.PingEndpoint.as_view()),
    path(f"{ONE}/replay", deliveries.ReplaySpanEndpoint.as_view()),
    path(f"{ONE}/deliveries", deliveries.DeliveriesEndpoint.as_view()),
    path(f"{ONE}/deliveries/<uuid:delivery_id>", deliveries.DeliveryEndpoint.as_view()),
    path(f"{ONE}/deliveries/<uuid:delivery_id>/replay", deliveries.ReplayOneEndpoint.as_view()),
]
