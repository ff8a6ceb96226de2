"""webhooks/{id}/deliveries: the log, and sending again."""

from uuid import UUID

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api.authentication import credential_of
from uu_service.api.idempotency import idempotent
from uu_service.api.pages import paginate
from uu_service.api.problems import InvalidQuery, NotFound, ValidationFailed
from uu_service.api.queries import takes_query
from uu_service.api.schema import answers
from uu_service.api.structs import read, read_query
from webhooks import replaying
from webhooks.api import bodies, shows
from webhooks.api.endpoints import MANAGE
from webhooks.problems import WebhookIsDisabled
from webhooks.selectors import access_delivery, deliveries_of


class PingView(APIView):
    required_scopes = MANAGE

    @extend_schema(
        operation_id="pingWebhook",
        summary="Send a ping",
        description="A signed message without news, to try an endpoint. Its delivery in the log tells how it went.",
        tags=["webhooks"],
        request=None,
        responses=answers({202: bodies.Delivery}, NotFound, WebhookIsDisabled),
    )
    @idempotent
    def post(self, request: Request, webhook_id: UUID) -> Response:
        return Response(shows.delivery(replaying.check_ping(credential_of(request).account_id, webhook_id)), status=202)


class DeliveriesView(APIView):
    required_scopes = MANAGE

    @extend_schema(
        operation_id="listDeliveries",
        summary="Read the delivery log",
        description="Newest first; two weeks of it unless the operator has chosen otherwise.",
        tags=["webhooks"],
        parameters=[bodies.DeliveryQuery],  # type: ignore[list-item]
        responses=answers({200: bodies.DeliveryPage}, NotFound, InvalidQuery),
    )
    @takes_query
    def get(self, request: Request, webhook_id: UUID) -> Response:
        query = read_query(request, bodies.DeliveryQuery)
        rows = deliveries_of(credential_of(request).account_id, webhook_id, query.status, query.event, query.game)
        page, cursor = paginate(rows, query)
        return Response(bodies.DeliveryPage(items=[shows.delivery(row) for row in page], next_cursor=cursor))


class DeliveryView(APIView):
    required_scopes = MANAGE

    @extend_schema(
        operation_id="getDelivery",
        summary="Read one delivery",
        description="The body, and what your server answered to each attempt.",
        tags=["webhooks"],
        responses=answers({200: bodies.DeliveryDetail}, NotFound),
    )
    def get(self, request: Request, webhook_id: UUID, delivery_id: UUID) -> Response:
        row = access_delivery(credential_of(request).account_id, webhook_id, delivery_id)
        return Response(shows.delivery_detail(row))


class ReplayOneView(APIView):
    required_scopes = MANAGE

    @extend_schema(
        operation_id="replayDelivery",
        summary="Send one message again",
        description="With the same `webhook-id`, whatever became of it before.",
        tags=["webhooks"],
        request=None,
        responses=answers({202: bodies.Delivery}, NotFound, WebhookIsDisabled),
    )
    @idempotent
    def post(self, request: Request, webhook_id: UUID, delivery_id: UUID) -> Response:
        row = replaying.check_replay_one(credential_of(request).account_id, webhook_id, delivery_id)
        return Response(shows.delivery(row), status=202)


class ReplaySpanView(APIView):
    required_scopes = MANAGE

    @extend_schema(
        operation_id="replayDeliveries",
        summary="Send the messages of a time span again",
        description="After an outage of yours: what has failed since then, oldest first, or with `only_failed: false` "
        "all of it. At most a thousand at once; `count` tells how many.",
        tags=["webhooks"],
        request=bodies.ReplaySpan,
        responses=answers({202: bodies.Replayed}, NotFound, WebhookIsDisabled, ValidationFailed),
    )
    @idempotent
    def post(self, request: Request, webhook_id: UUID) -> Response:
        body = read(request, bodies.ReplaySpan)
        count = replaying.check_replay_span(
            credential_of(request).account_id,
            webhook_id,
            since=body.since,
            until=body.until,
            only_failed=body.only_failed,
        )
        return Response(bodies.Replayed(count=count), status=202)
