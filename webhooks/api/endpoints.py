"""webhooks: the addresses of an account's server that get messages."""

from datetime import timedelta
from uuid import UUID

from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api.authentication import credential_of
from accounts.scopes import Scope
from uu_service.api.links import link
from uu_service.api.operation import Operation
from uu_service.api.problems import NotFound, ValidationFailed
from uu_service.api.throttling import take_turn
from webhooks import endpoints
from webhooks.api import bodies, shows
from webhooks.problems import DisabledByStaff, TooManyWebhooks
from webhooks.selectors import access_webhook, webhooks_of

ITS_ID = "$response.body#/id"


class WebhooksEndpoint(APIView):
    @Operation(
        "listWebhooks",
        "List your endpoints",
        "At most ten, oldest first. One that we disabled says when and why.",
        tag="webhooks",
        scope=Scope.WEBHOOKS_MANAGE,
        answers={200: bodies.WebhookList},
        links=[link("getWebhook", webhook_id="$response.body#/items/0/id")],
    )
    def get(self, request: Request) -> Response:
        rows = webhooks_of(credential_of(request).account_id).order_by("id")
        return Response(bodies.WebhookList(items=[shows.webhook(row) for row in rows]))

    @Operation(
        "createWebhook",
        "Be told at an address",
        "Of the games in which your account has a seat. The secret is in this answer and never again; "
        "every message is signed with it (Standard Webhooks). See docs/webhooks.md.",
        tag="webhooks",
        scope=Scope.WEBHOOKS_MANAGE,
        body=bodies.NewWebhook,
        answers={201: bodies.WebhookMade},
        problems=[TooManyWebhooks, ValidationFailed],
        links=[
            link("getWebhook", "changeWebhook", "changeWebhookSecret", webhook_id=ITS_ID),
            link("pingWebhook", "listDeliveries", "replayDeliveries", "deleteWebhook", webhook_id=ITS_ID),
        ],
    )
    def post(self, request: Request, body: bodies.NewWebhook) -> Response:
        take_turn(request, "webhook")
        row, secret = endpoints.check_make_webhook(
            credential_of(request).account_id,
            url=body.url,
            events=body.events,
            description=body.description,
            secret=body.secret,
        )
        return Response(shows.webhook_made(row, secret), status=201)


class WebhookEndpoint(APIView):
    @Operation(
        "getWebhook",
        "Read an endpoint",
        "Its settings and how it fares.",
        tag="webhooks",
        scope=Scope.WEBHOOKS_MANAGE,
        answers={200: bodies.WebhookShown},
        problems=[NotFound],
    )
    def get(self, request: Request, webhook_id: UUID) -> Response:
        return Response(shows.webhook(access_webhook(credential_of(request).account_id, webhook_id)))

    @Operation(
        "changeWebhook",
        "Change an endpoint",
        "`enabled: false` stops it, and what waits counts as failed; `enabled: true` starts it afresh. "
        "What was missed meanwhile was not kept; what has failed can be replayed. What staff have disabled, only they "
        "enable.",
        tag="webhooks",
        scope=Scope.WEBHOOKS_MANAGE,
        body=bodies.WebhookChange,
        answers={200: bodies.WebhookShown},
        problems=[NotFound, DisabledByStaff, ValidationFailed],
    )
    def patch(self, request: Request, webhook_id: UUID, body: bodies.WebhookChange) -> Response:
        row = endpoints.check_change_webhook(
            credential_of(request).account_id,
            webhook_id,
            url=body.url,
            events=body.events,
            description=body.description,
            enabled=body.enabled,
        )
        return Response(shows.webhook(row))

    @Operation(
        "deleteWebhook",
        "Remove an endpoint",
        "With its log and everything that waits.",
        tag="webhooks",
        scope=Scope.WEBHOOKS_MANAGE,
        answers={204: None},
        problems=[NotFound],
    )
    def delete(self, request: Request, webhook_id: UUID) -> Response:
        endpoints.check_remove_webhook(credential_of(request).account_id, webhook_id)
        return Response(status=204)


class SecretEndpoint(APIView):
    @Operation(
        "changeWebhookSecret",
        "Change an endpoint's secret",
        "For a while, a day unless you say otherwise, messages carry a signature with the new and one with "
        "the old secret. The new one is in this answer and never again.",
        tag="webhooks",
        scope=Scope.WEBHOOKS_MANAGE,
        body=bodies.SecretChange,
        answers={200: bodies.WebhookMade},
        problems=[NotFound, ValidationFailed],
        links=[link("getWebhook", "changeWebhook", "changeWebhookSecret", webhook_id=ITS_ID)],
    )
    def post(self, request: Request, webhook_id: UUID, body: bodies.SecretChange) -> Response:
        row, secret = endpoints.check_change_secret(
            credential_of(request).account_id,
            webhook_id,
            secret=body.secret,
            old_works_for=timedelta(seconds=body.old_works_for),
        )
        return Response(shows.webhook_made(row, secret))
