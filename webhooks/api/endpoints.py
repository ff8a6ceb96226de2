"""webhooks: the addresses at which an account's server is told."""

from datetime import timedelta
from uuid import UUID

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api.authentication import credential_of
from accounts.api.permissions import RequiredScopes
from accounts.scopes import Scope
from uu_service.api.problems import NotFound, ValidationFailed
from uu_service.api.schema import answers
from uu_service.api.structs import read
from webhooks import endpoints
from webhooks.api import bodies, shows
from webhooks.problems import TooManyWebhooks
from webhooks.selectors import access_webhook, webhooks_of

MANAGE: RequiredScopes = dict.fromkeys(("GET", "POST", "PATCH", "DELETE"), Scope.WEBHOOKS_MANAGE)


class WebhooksView(APIView):
    required_scopes = MANAGE

    @extend_schema(
        operation_id="listWebhooks",
        summary="List your endpoints",
        description="At most ten, oldest first. One that we disabled says when and why.",
        tags=["webhooks"],
        responses=answers({200: bodies.WebhookList}),
    )
    def get(self, request: Request) -> Response:
        rows = webhooks_of(credential_of(request).account_id).order_by("id")
        return Response(bodies.WebhookList(items=[shows.webhook(row) for row in rows]))

    @extend_schema(
        operation_id="createWebhook",
        summary="Be told at an address",
        description="Of the games in which your account has a seat. The secret is in this answer and never again; "
        "every message is signed with it (Standard Webhooks). See docs/webhooks.md.",
        tags=["webhooks"],
        request=bodies.NewWebhook,
        responses=answers({201: bodies.WebhookMade}, TooManyWebhooks, ValidationFailed),
    )
    def post(self, request: Request) -> Response:
        body = read(request, bodies.NewWebhook)
        row, secret = endpoints.check_make_webhook(
            credential_of(request).account_id,
            url=body.url,
            events=body.events,
            description=body.description,
            secret=body.secret,
        )
        return Response(shows.webhook_made(row, secret), status=201)


class WebhookView(APIView):
    required_scopes = MANAGE

    @extend_schema(
        operation_id="getWebhook",
        summary="Read an endpoint",
        description="Its settings and how it fares.",
        tags=["webhooks"],
        responses=answers({200: bodies.Webhook}, NotFound),
    )
    def get(self, request: Request, webhook_id: UUID) -> Response:
        return Response(shows.webhook(access_webhook(credential_of(request).account_id, webhook_id)))

    @extend_schema(
        operation_id="changeWebhook",
        summary="Change an endpoint",
        description="`enabled: false` stops it, and what waits counts as failed; `enabled: true` starts it afresh. "
        "What was missed meanwhile was not kept; what has failed can be replayed.",
        tags=["webhooks"],
        request=bodies.WebhookChange,
        responses=answers({200: bodies.Webhook}, NotFound, ValidationFailed),
    )
    def patch(self, request: Request, webhook_id: UUID) -> Response:
        body = read(request, bodies.WebhookChange)
        row = endpoints.check_change_webhook(
            credential_of(request).account_id,
            webhook_id,
            url=body.url,
            events=body.events,
            description=body.description,
            enabled=body.enabled,
        )
        return Response(shows.webhook(row))

    @extend_schema(
        operation_id="deleteWebhook",
        summary="Remove an endpoint",
        description="With its log and everything that waits.",
        tags=["webhooks"],
        responses=answers({204: None}, NotFound),
    )
    def delete(self, request: Request, webhook_id: UUID) -> Response:
        endpoints.check_remove_webhook(credential_of(request).account_id, webhook_id)
        return Response(status=204)


class SecretView(APIView):
    required_scopes = MANAGE

    @extend_schema(
        operation_id="changeWebhookSecret",
        summary="Change an endpoint's secret",
        description="For a while, a day unless you say otherwise, messages carry a signature with the new and one with "
        "the old secret. The new one is in this answer and never again.",
        tags=["webhooks"],
        request=bodies.SecretChange,
        responses=answers({200: bodies.WebhookMade}, NotFound, ValidationFailed),
    )
    def post(self, request: Request, webhook_id: UUID) -> Response:
        body = read(request, bodies.SecretChange)
        row, secret = endpoints.check_change_secret(
            credential_of(request).account_id,
            webhook_id,
            secret=body.secret,
            old_works_for=timedelta(seconds=body.old_works_for),
        )
        return Response(shows.webhook_made(row, secret))
