"""me: one's own account."""

from drf_spectacular.utils import extend_schema
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api import bodies, shows
from accounts.api.authentication import credential_of
from accounts.api.permissions import RequiredScopes
from accounts.deletion import do_delete_account
from accounts.problems import GuestHasNoPassword, NotAGuest, UsernameTaken
from accounts.profile import check_change_profile
from accounts.signin import check_change_password
from accounts.signup import check_upgrade
from uu_service.api.idempotency import idempotent
from uu_service.api.problems import ValidationFailed
from uu_service.api.schema import answers
from uu_service.api.structs import read


class MeView(APIView):
    required_scopes: RequiredScopes = {"GET": None}

    @extend_schema(
        operation_id="getMe",
        summary="Read your account",
        description="Who the token or API key stands for.",
        tags=["me"],
        responses=answers({200: bodies.Account}),
    )
    def get(self, request: Request) -> Response:
        return Response(shows.account(request.user))

    @extend_schema(
        operation_id="updateMe",
        summary="Change your profile or preferences",
        description="Only what is sent is changed. Auto-pass preferences never look at the hand, so using them "
        "tells nothing about it.",
        tags=["me"],
        request=bodies.AccountChange,
        responses=answers({200: bodies.Account}, ValidationFailed),
    )
    def patch(self, request: Request) -> Response:
        body = read(request, bodies.AccountChange)
        account = check_change_profile(
            credential_of(request).account_id,
            display_name=body.display_name,
            language=body.language,
            auto_pass=body.preferences.auto_pass if body.preferences else None,
        )
        return Response(shows.account(account))

    @extend_schema(
        operation_id="deleteMe",
        summary="Delete your account",
        description="At once and for good: name, password, sessions, API keys. Games that you played keep an "
        "anonymous seat.",
        tags=["me"],
        responses=answers({204: None}),
    )
    def delete(self, request: Request) -> Response:
        account_id = credential_of(request).account_id
        do_delete_account(account_id, by=account_id)
        return Response(status=204)


class UpgradeView(APIView):
    throttle_purpose = "auth"

    @extend_schema(
        operation_id="upgradeGuest",
        summary="Turn a guest into a user",
        description="The account stays the same, with its games, sessions and API keys; from now on it can also sign "
        "in with the username and the password.",
        tags=["me"],
        request=bodies.Upgrade,
        responses=answers({200: bodies.Account}, NotAGuest, UsernameTaken, ValidationFailed),
    )
    @idempotent
    def post(self, request: Request) -> Response:
        body = read(request, bodies.Upgrade)
        account = check_upgrade(credential_of(request).account_id, body.username, body.password, body.display_name)
        return Response(shows.account(account))


class PasswordView(APIView):
    throttle_purpose = "auth"

    @extend_schema(
        operation_id="changePassword",
        summary="Change your password",
        description="Signs out every other device. API keys stay: remove the ones you do not know.",
        tags=["me"],
        request=bodies.PasswordChange,
        responses=answers({204: None}, GuestHasNoPassword, ValidationFailed),
    )
    @idempotent
    def post(self, request: Request) -> Response:
        body = read(request, bodies.PasswordChange)
        mine = credential_of(request)
        check_change_password(mine.account_id, body.current_password, body.new_password, keep_session=mine.id)
        return Response(status=204)
