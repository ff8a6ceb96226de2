"""auth/…: in with one request, and out again. These answer with tokens, so none of them stores an answer."""

from django.utils.translation import get_language
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api import bodies, shows
from accounts.api.authentication import LenientBearerAuthentication, credential_of
from accounts.api.guessing import count_guess, forget_guesses
from accounts.credentials import Kind
from accounts.problems import (
    AccountBanned,
    CredentialEnded,
    SessionRequired,
    SignInRefused,
    TokenInvalid,
    UsernameTaken,
)
from accounts.sessions import check_refresh, do_sign_out, do_sign_out_with, read_refresh
from accounts.signin import check_sign_in
from accounts.signup import NewAccount, check_make_guest, check_register
from uu_service.api.links import link
from uu_service.api.operation import Operation
from uu_service.api.problems import NotAuthenticated, ValidationFailed
from uu_service.api.throttling import take_turn

TO_ITS_SESSION = link("endSession", session_id="$response.body#/session_id")


class OpenEndpoint(APIView):
    """For clients that have no token yet; an old one in the header does no harm."""

    authentication_classes = ()
    permission_classes = (AllowAny,)


class GuestEndpoint(OpenEndpoint):
    @Operation(
        "createGuest",
        "Start playing without signing up",
        "Makes an account that can play at once. A guest is known by its tokens alone: keep them, and "
        "offer `me/upgrade` in time. Guests who stay away for months are removed.",
        tag="auth",
        body=bodies.NewGuest,
        answers={201: bodies.SignedIn},
        problems=[ValidationFailed],
        throttle="auth",
        links=[TO_ITS_SESSION],
    )
    def post(self, request: Request, body: bodies.NewGuest) -> Response:
        return Response(shows.signed_in(check_make_guest(new_account(request, body))), status=201)


class RegisterEndpoint(OpenEndpoint):
    @Operation(
        "registerAccount",
        "Sign up with a username and a password",
        "A guest who wants to keep its games uses `me/upgrade` instead.",
        tag="auth",
        body=bodies.Registration,
        answers={201: bodies.SignedIn},
        problems=[UsernameTaken, ValidationFailed],
        throttle="auth",
        links=[TO_ITS_SESSION],
    )
    def post(self, request: Request, body: bodies.Registration) -> Response:
        signed = check_register(body.username, body.password, new_account(request, body))
        return Response(shows.signed_in(signed), status=201)


class TokenEndpoint(OpenEndpoint):
    @Operation(
        "createToken",
        "Sign in with a username and a password",
        "An e-mail address will do for the username. Each sign-in is a session of its own, listed in `me/sessions`. "
        "The refusal is the same for a name that does not exist and for a wrong password. Wrong passwords are "
        "counted, for the name and for the address: after too many the answer is 429, with the time to wait.",
        tag="auth",
        body=bodies.SignIn,
        answers={200: bodies.SignedIn},
        problems=[SignInRefused, AccountBanned, ValidationFailed],
        throttle="auth",
        links=[TO_ITS_SESSION],
    )
    def post(self, request: Request, body: bodies.SignIn) -> Response:
        count_guess(request, body.username)
        signed = check_sign_in(body.username, body.password, device_of(request, body.device_name))
        forget_guesses(request, body.username)
        return Response(shows.signed_in(signed))


class RefreshEndpoint(OpenEndpoint):
    """Throttled by address until the token is proven, widely: a thousand phones behind one carrier's address must all
    stay in. Then by session."""

    @Operation(
        "refreshToken",
        "Exchange a refresh token for new tokens",
        "Every exchange gives the next refresh token; keep the newest. If the answer is lost, send the "
        "same token again, after however long: it gives the same successor until that successor has been used, and "
        "for 60 seconds after. A token older than that means that somebody else holds a copy, and ends the session.",
        tag="auth",
        body=bodies.Refresh,
        answers={200: bodies.SignedIn},
        problems=[TokenInvalid, CredentialEnded, ValidationFailed],
        throttle="refresh",
        links=[TO_ITS_SESSION],
    )
    def post(self, request: Request, body: bodies.Refresh) -> Response:
        token = read_refresh(body.refresh)
        self.headers.update(take_turn(request, "create", who=f"session:{token.family}"))
        return Response(shows.signed_in(check_refresh(token)))


class SignOutEndpoint(APIView):
    authentication_classes = (LenientBearerAuthentication,)
    permission_classes = (AllowAny,)

    @Operation(
        "signOut",
        "Sign this device out",
        "Known by the Authorization header, or by the refresh token in the body, which works even when "
        "the access token has expired. Signing out twice with the refresh token is no error.",
        tag="auth",
        body=bodies.SignOut,
        answers={204: None},
        problems=[NotAuthenticated, TokenInvalid, SessionRequired, ValidationFailed],
    )
    def post(self, request: Request, body: bodies.SignOut) -> Response:
        if body.refresh is not None:
            do_sign_out_with(read_refresh(body.refresh))
            return Response(status=204)
        credential = credential_of(request)
        if credential.kind is not Kind.SESSION:
            raise SessionRequired
        do_sign_out(credential.account_id, credential.id)
        return Response(status=204)


def new_account(request: Request, body: bodies.NewGuest | bodies.Registration | bodies.IdentitySignIn) -> NewAccount:
    """What a newcomer asked for, with what the request says where the body says nothing."""
    return NewAccount(body.display_name, str(body.language or spoken()), device_of(request, body.device_name))


def spoken() -> str:
    """The language of the request."""
    return (get_language() or "en").partition("-")[0]


def device_of(request: Request, name: str | None) -> str:
    return name or request.headers.get("User-Agent", "")
