"""webhooks/{id}/deliveries: the log, and sending again."""

from uuid import UUID

from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api.authentication import credential_of
from accounts.scopes import Scope
from uu_service.api.links import link
from uu_service.api.operation import Operation
from uu_service.api.pages import paginate
from uu_service.api.problems import InvalidQuery, NotFound, ValidationFailed
from webhooks import replaying
from webhooks.api import bodies, shows
from webhooks.problems import WebhookIsDisabled
from webhooks.selectors import access_delivery, deliveries_of

SAME_WEBHOOK = "$request.path.webhook_id"


class PingEndpoint(APIView):
    @Operation(
        "pingWebhook",
        "Send a ping",
        "A signed message without news, to try an endpoint. Its delivery in the log tells how it went.",
        tag="webhooks",
        scope=Scope.WEBHOOKS_MANAGE,
        answers={202: bodies.DeliveryShown},
        problems=[NotFound, WebhookIsDisabled],
        once=True,
        links=[link("getDelivery", "replayDelivery", webhook_id=SAME_WEBHOOK, delivery_id="$response.body#/id")],
    )
    def post(self, request: Request, webhook_id: UUID) -> Response:
        return Response(shows.delivery(replaying.check_ping(credential_of(request).account_id, webhook_id)), status=202)


class DeliveriesEndpoint(APIView):
    @Operation(
        "listDeliveries",
        "Read the delivery log",
        "Newest first; two weeks of it unless the operator has chosen otherwise.",
        tag="webhooks",
        scope=Scope.WEBHOOKS_MANAGE,
        query=bodies.DeliveryQuery,
        answers={200: bodies.DeliveryPage},
        problems=[NotFound, InvalidQuery],
        links=[
            link("getDelivery", "replayDelivery", webhook_id=SAME_WEBHOOK, delivery_id="$response.body#/items/0/id"),
            link("listDeliveries", webhook_id=SAME_WEBHOOK, cursor="$response.body#/next_cursor"),
        ],
    )
    def get(self, request: Request, webhook_id: UUID, query: bodies.DeliveryQuery) -> Response:
        rows = deliveries_of(credential_of(request).account_id, webhook_id, query.status, query.event, query.game)
        page, cursor = paginate(rows, query)
        return Response(bodies.DeliveryPage(items=[shows.delivery(row) for row in page], next_cursor=cursor))


class DeliveryEndpoint(APIView):
    @Operation(
        "getDelivery",
        "Read one delivery",
        "The body, and what your server answered to each attempt.",
        tag="webhooks",
        scope=Scope.WEBHOOKS_MANAGE,
        answers={200: bodies.DeliveryDetail},
        problems=[NotFound],
    )
    def get(self, request: Request, webhook_id: UUID, delivery_id: UUID) -> Response:
        row = access_delivery(credential_of(request).account_id, webhook_id, delivery_id)
        return Response(shows.delivery_detail(row))


class ReplayOneEndpoint(APIView):
    @Operation(
        "replayDelivery",
        "Send one message again",
        "With the same `webhook-id`, whatever became of it before.",
        tag="webhooks",
        scope=Scope.WEBHOOKS_MANAGE,
        answers={202: bodies.DeliveryShown},
        problems=[NotFound, WebhookIsDisabled],
        once=True,
    )
    def post(self, request: Request, webhook_id: UUID, delivery_id: UUID) -> Response:
        row = replaying.check_replay_one(credential_of(request).account_id, webhook_id, delivery_id)
        return Response(shows.delivery(row), status=202)


class ReplaySpanEndpoint(APIView):
    @Operation(
        "replayDeliveries",
        "Send the messages of a time span again",
        "After an outage of yours: what has failed since then, oldest first, or with `only_failed: false` "
        "all of it. At most a thousand at once; `count` tells how many.",
        tag="webhooks",
        scope=Scope.WEBHOOKS_MANAGE,
        body=bodies.ReplaySpan,
        answers={202: bodies.Replayed},
        problems=[NotFound, WebhookIsDisabled, ValidationFailed],
        once=True,
    )
    def post(self, request: Request, webhook_id: UUID, body: bodies.ReplaySpan) -> Response:
        count = replaying.check_replay_span(
            credential_of(request).account_id,
            webhook_id,
            since=body.since,
            until=body.until,
            only_failed=body.only_failed,
        )
        return Response(bodies.Replayed(count=count), status=202)
