"""auth/…: in with one request, and out again. These answer with tokens, so none of them stores an answer."""

from django.utils.translation import get_language
from drf_spectacular.utils import extend_schema
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api import bodies, shows
from accounts.api.authentication import LenientBearerAuthentication, credential_of
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
from accounts.signup import NewAccount, check_guest, check_register
from uu_service.api.problems import NotAuthenticated, ValidationFailed
from uu_service.api.schema import answers
from uu_service.api.structs import read
from uu_service.api.throttling import check_throttle


class OpenView(APIView):
    """For who has no token yet: a stale one in the header does no harm."""

    authentication_classes = ()
    permission_classes = (AllowAny,)
    throttle_purpose = "auth"


class GuestView(OpenView):
    @extend_schema(
        operation_id="createGuest",
        summary="Start playing without signing up",
        description="Makes an account that can play at once. A guest is known by its tokens alone: keep them, and "
        "offer `me/upgrade` in time. Guests who stay away for months are removed.",
        tags=["auth"],
        request=bodies.NewGuest,
        responses=answers({201: bodies.SignedIn}, ValidationFailed),
    )
    def post(self, request: Request) -> Response:
        body = read(request, bodies.NewGuest)
        return Response(shows.signed_in(check_guest(_new_account(request, body))), status=201)


class RegisterView(OpenView):
    @extend_schema(
        operation_id="registerAccount",
        summary="Sign up with a username and a password",
        description="A guest who wants to keep its games uses `me/upgrade` instead.",
        tags=["auth"],
        request=bodies.Registration,
        responses=answers({201: bodies.SignedIn}, UsernameTaken, ValidationFailed),
    )
    def post(self, request: Request) -> Response:
        body = read(request, bodies.Registration)
        signed = check_register(body.username, body.password, _new_account(request, body))
        return Response(shows.signed_in(signed), status=201)


class TokenView(OpenView):
    @extend_schema(
        operation_id="createToken",
        summary="Sign in with a username and a password",
        description="Each sign-in is a session of its own, listed in `me/sessions`. The refusal is the same for a "
        "name that does not exist and for a wrong password.",
        tags=["auth"],
        request=bodies.SignIn,
        responses=answers({200: bodies.SignedIn}, SignInRefused, AccountBanned, ValidationFailed),
    )
    def post(self, request: Request) -> Response:
        body = read(request, bodies.SignIn)
        signed = check_sign_in(body.username, body.password, _device(request, body.device_name))
        return Response(shows.signed_in(signed))


class RefreshView(OpenView):
    """Throttled by session, not by address: a thousand phones behind one carrier's address must all stay in."""

    throttle_classes = ()

    @extend_schema(
        operation_id="refreshToken",
        summary="Exchange a refresh token for new tokens",
        description="Every exchange gives the next refresh token; keep the newest. If the answer is lost, send the "
        "same token again, after however long: it gives the same successor until that successor has been used, and "
        "for 60 seconds after. A token older than that means that somebody else holds a copy, and ends the session.",
        tags=["auth"],
        request=bodies.Refresh,
        responses=answers({200: bodies.SignedIn}, TokenInvalid, CredentialEnded, ValidationFailed),
    )
    def post(self, request: Request) -> Response:
        token = read_refresh(read(request, bodies.Refresh).refresh)
        self.headers.update(check_throttle(request, "create", who=f"session:{token.family}"))
        return Response(shows.signed_in(check_refresh(token)))


class SignOutView(APIView):
    authentication_classes = (LenientBearerAuthentication,)
    permission_classes = (AllowAny,)

    @extend_schema(
        operation_id="signOut",
        summary="Sign this device out",
        description="Known by the Authorization header, or by the refresh token in the body, which works even when "
        "the access token has expired. Signing out twice with the refresh token is no error.",
        tags=["auth"],
        request=bodies.SignOut,
        responses=answers({204: None}, NotAuthenticated, TokenInvalid, SessionRequired, ValidationFailed),
    )
    def post(self, request: Request) -> Response:
        refresh = read(request, bodies.SignOut).refresh
        if refresh is not None:
            do_sign_out_with(read_refresh(refresh))
            return Response(status=204)
        credential = credential_of(request)
        if credential.kind is not Kind.SESSION:
            raise SessionRequired
        do_sign_out(credential.account_id, credential.id)
        return Response(status=204)


def _new_account(request: Request, body: bodies.NewGuest | bodies.Registration) -> NewAccount:
    language = body.language or (get_language() or "en").partition("-")[0]
    return NewAccount(body.display_name, str(language), _device(request, body.device_name))


def _device(request: Request, name: str | None) -> str:
    return name or request.headers.get("User-Agent", "")
