"""me/sessions and me/api-keys: the people's devices and the machines that act for an account."""

from uuid import UUID

from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api import bodies, shows
from accounts.api.authentication import credential_of
from accounts.api.proving import PROOF_REFUSED, proof_from
from accounts.keys import check_make_key, check_remove_key
from accounts.problems import TooManyApiKeys
from accounts.selectors import api_keys, live_sessions
from accounts.sessions import Ending, do_end_sessions, do_sign_out
from uu_service.api.links import link
from uu_service.api.operation import Operation
from uu_service.api.problems import NotFound


class SessionsEndpoint(APIView):
    @Operation(
        "listSessions",
        "List the devices that are signed in",
        "At most 50, the one used last first: beyond that, the one silent longest is signed out.",
        tag="me",
        answers={200: bodies.SessionList},
        links=[link("endSession", session_id="$response.body#/items/0/id")],
    )
    def get(self, request: Request) -> Response:
        credential = credential_of(request)
        rows = live_sessions(credential.account_id).order_by("-last_used_at", "-id")
        return Response(bodies.SessionList(items=[shows.session(row, credential.id) for row in rows]))

    @Operation(
        "endSessions",
        "Sign out every device",
        "This one included. A guest has no other way in: use `me/upgrade` first.",
        tag="me",
        answers={204: None},
    )
    def delete(self, request: Request) -> Response:
        do_end_sessions(credential_of(request).account_id, Ending.SIGNED_OUT_EVERYWHERE)
        return Response(status=204)


class SessionEndpoint(APIView):
    @Operation(
        "endSession",
        "Sign out one device",
        "Its tokens stop at once for actions, within five seconds for reads.",
        tag="me",
        answers={204: None},
        problems=[NotFound],
    )
    def delete(self, request: Request, session_id: UUID) -> Response:
        if not do_sign_out(credential_of(request).account_id, session_id):
            raise NotFound
        return Response(status=204)


class ApiKeysEndpoint(APIView):
    @Operation(
        "listApiKeys",
        "List your API keys",
        "Without the keys themselves: nobody can show them again.",
        tag="me",
        answers={200: bodies.ApiKeyList},
        links=[link("deleteApiKey", key_id="$response.body#/items/0/id")],
    )
    def get(self, request: Request) -> Response:
        rows = api_keys(credential_of(request).account_id).order_by("-id")
        return Response(bodies.ApiKeyList(items=[shows.api_key(row) for row in rows]))

    @Operation(
        "createApiKey",
        "Make an API key",
        "For servers and bots: sent as `Authorization: Bearer`, like an access token. It is shown in this "
        "answer and never again; keep it as you would a password. Show in the body who you are, as for `deleteMe`.",
        tag="me",
        body=bodies.NewApiKey,
        answers={201: bodies.ApiKeyMade},
        problems=[TooManyApiKeys, *PROOF_REFUSED],
        throttle="auth",  # it tries a password
        links=[link("deleteApiKey", key_id="$response.body#/id")],
    )
    def post(self, request: Request, body: bodies.NewApiKey) -> Response:
        row, key = check_make_key(
            credential_of(request).account_id,
            name=body.name,
            scopes=body.scopes,
            expires_at=body.expires_at,
            proof=proof_from(body),
        )
        return Response(shows.api_key_made(row, key), status=201)


class ApiKeyEndpoint(APIView):
    @Operation(
        "deleteApiKey",
        "Remove an API key",
        "It stops at once for actions, within five seconds for reads.",
        tag="me",
        answers={204: None},
        problems=[NotFound],
    )
    def delete(self, request: Request, key_id: UUID) -> Response:
        check_remove_key(credential_of(request).account_id, key_id)
        return Response(status=204)
