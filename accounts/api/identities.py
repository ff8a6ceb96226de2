"""auth/identity and me/identities: ways in through somebody else's sign-in."""

from uuid import UUID

from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api import bodies, shows
from accounts.api.authentication import credential_of
from accounts.api.proving import token_from
from accounts.api.signing_in import TO_ITS_SESSION, OpenEndpoint, new_account
from accounts.identities import check_link_identity, check_sign_in_with_identity, check_unlink_identity
from accounts.problems import (
    AccountBanned,
    IdentityTaken,
    IdentityTokenRefused,
    IssuerUnavailable,
    LastWayIn,
    ProofRequired,
    TooManyIdentities,
)
from accounts.selectors import identities_of
from uu_service.api.links import link
from uu_service.api.operation import Operation
from uu_service.api.problems import NotFound, ValidationFailed

TOKEN_REFUSED = [IdentityTokenRefused, IssuerUnavailable, ValidationFailed]


class IdentitySignInEndpoint(OpenEndpoint):
    @Operation(
        "signInWithIdentity",
        "Sign in with an identity token",
        "The ID token that the SDK of Apple, Google or another issuer gave to the app. The first time it makes an "
        "account, and the answer is 201; a guest who wants to keep its games uses `me/identities` instead. A token "
        "is taken once: if the answer is lost, get a new token. No e-mail address in the token is looked at.",
        tag="auth",
        body=bodies.IdentitySignIn,
        answers={200: bodies.SignedIn, 201: bodies.SignedIn},
        problems=[AccountBanned, *TOKEN_REFUSED],
        throttle="auth",
        links=[TO_ITS_SESSION],
    )
    def post(self, request: Request, body: bodies.IdentitySignIn) -> Response:
        signed, is_new = check_sign_in_with_identity(token_from(body), new_account(request, body))
        return Response(shows.signed_in(signed), status=201 if is_new else 200)


class IdentitiesEndpoint(APIView):
    @Operation(
        "listIdentities",
        "List your identities",
        "The accounts elsewhere with which you can sign in here.",
        tag="me",
        answers={200: bodies.LinkedIdentityList},
        links=[link("unlinkIdentity", identity_id="$response.body#/items/0/id")],
    )
    def get(self, request: Request) -> Response:
        rows = identities_of(credential_of(request).account_id).order_by("pk")
        return Response(bodies.LinkedIdentityList(items=[shows.identity(row) for row in rows]))

    @Operation(
        "linkIdentity",
        "Link an identity to your account",
        "One more way in; the account stays the same, with its games, and a guest is no longer one. Linking what is "
        "linked is no error, so a request whose answer was lost may be sent again. An account that has a way in needs "
        "a session that signed in, or sent `me/proof`, in the last fifteen minutes.",
        tag="me",
        body=bodies.IdentityToken,
        answers={201: bodies.LinkedIdentity},
        problems=[IdentityTaken, TooManyIdentities, ProofRequired, *TOKEN_REFUSED],
        throttle="auth",
        links=[link("unlinkIdentity", identity_id="$response.body#/id")],
    )
    def post(self, request: Request, body: bodies.IdentityToken) -> Response:
        mine = credential_of(request)
        identity = check_link_identity(mine.account_id, mine.id, token_from(body))
        return Response(shows.identity(identity), status=201)


class IdentityEndpoint(APIView):
    @Operation(
        "unlinkIdentity",
        "Unlink an identity",
        "Never the last way into the account; needs what `linkIdentity` needs.",
        tag="me",
        answers={204: None},
        problems=[NotFound, LastWayIn, ProofRequired],
    )
    def delete(self, request: Request, identity_id: UUID) -> Response:
        mine = credential_of(request)
        check_unlink_identity(mine.account_id, mine.id, identity_id)
        return Response(status=204)
