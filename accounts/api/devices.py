"""me/sessions and me/api-keys: the people's devices and the machines that act for an account."""

from uuid import UUID

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api import bodies, shows
from accounts.api.authentication import credential_of
from accounts.keys import check_make_key, check_remove_key
from accounts.problems import TooManyApiKeys
from accounts.selectors import api_keys, live_sessions
from accounts.sessions import Ending, do_end_sessions, do_sign_out
from uu_service.api.problems import NotFound, ValidationFailed
from uu_service.api.schema import answers
from uu_service.api.structs import read


class SessionsView(APIView):
    @extend_schema(
        operation_id="listSessions",
        summary="List the devices that are signed in",
        description="At most 50, the one used last first: beyond that, the one silent longest is signed out.",
        tags=["me"],
        responses=answers({200: bodies.SessionList}),
    )
    def get(self, request: Request) -> Response:
        credential = credential_of(request)
        rows = live_sessions(credential.account_id).order_by("-last_used_at", "-id")
        return Response(bodies.SessionList(items=[shows.session(row, credential.id) for row in rows]))

    @extend_schema(
        operation_id="endSessions",
        summary="Sign out every device",
        description="This one included. A guest has no other way in: use `me/upgrade` first.",
        tags=["me"],
        responses=answers({204: None}),
    )
    def delete(self, request: Request) -> Response:
        do_end_sessions(credential_of(request).account_id, Ending.SIGNED_OUT_EVERYWHERE)
        return Response(status=204)


class SessionView(APIView):
    @extend_schema(
        operation_id="endSession",
        summary="Sign out one device",
        description="Its tokens stop at once for actions, within five seconds for reads.",
        tags=["me"],
        responses=answers({204: None}, NotFound),
    )
    def delete(self, request: Request, session_id: UUID) -> Response:
        if not do_sign_out(credential_of(request).account_id, session_id):
            raise NotFound
        return Response(status=204)


class ApiKeysView(APIView):
    throttle_purpose = {"POST": "auth"}  # it tries a password

    @extend_schema(
        operation_id="listApiKeys",
        summary="List your API keys",
        description="Without the keys themselves: nobody can show them again.",
        tags=["me"],
        responses=answers({200: bodies.ApiKeyList}),
    )
    def get(self, request: Request) -> Response:
        rows = api_keys(credential_of(request).account_id).order_by("-id")
        return Response(bodies.ApiKeyList(items=[shows.api_key(row) for row in rows]))

    @extend_schema(
        operation_id="createApiKey",
        summary="Make an API key",
        description="For servers and bots: sent as `Authorization: Bearer`, like an access token. It is shown in this "
        "answer and never again; keep it as you would a password.",
        tags=["me"],
        request=bodies.NewApiKey,
        responses=answers({201: bodies.ApiKeyMade}, TooManyApiKeys, ValidationFailed),
    )
    def post(self, request: Request) -> Response:
        body = read(request, bodies.NewApiKey)
        row, key = check_make_key(
            credential_of(request).account_id,
            name=body.name,
            scopes=body.scopes,
            expires_at=body.expires_at,
            password=body.password,
        )
        return Response(shows.api_key_made(row, key), status=201)


class ApiKeyView(APIView):
    @extend_schema(
        operation_id="deleteApiKey",
        summary="Remove an API key",
        description="It stops at once for actions, within five seconds for reads.",
        tags=["me"],
        responses=answers({204: None}, NotFound),
    )
    def delete(self, request: Request, key_id: UUID) -> Response:
        check_remove_key(credential_of(request).account_id, key_id)
        return Response(status=204)
