"""What can be done with an endpoint, and with the messages that were sent to it."""

from uu_service.api.links import link

SAME = "$request.path.webhook_id"

for made in ("createWebhook", "changeWebhookSecret"):
    link(made, "getWebhook", "changeWebhook", "changeWebhookSecret", webhook_id="$response.body#/id")
link("createWebhook", "pingWebhook", "listDeliveries", "replayDeliveries", webhook_id="$response.body#/id")
link("createWebhook", "deleteWebhook", webhook_id="$response.body#/id")
link("listWebhooks", "getWebhook", webhook_id="$response.body#/items/0/id")
link("pingWebhook", "getDelivery", "replayDelivery", webhook_id=SAME, delivery_id="$response.body#/id")
link("listDeliveries", "getDelivery", "replayDelivery", webhook_id=SAME, delivery_id="$response.body#/items/0/id")
link("listDeliveries", "listDeliveries", webhook_id=SAME, cursor="$response.body#/next_cursor")
