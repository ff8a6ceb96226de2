"""me: one's own account."""

from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api import bodies, shows
from accounts.api.authentication import credential_of
from accounts.deletion import do_delete_account
from accounts.problems import GuestHasNoPassword, NotAGuest, UsernameTaken
from accounts.profile import check_change_profile
from accounts.signin import check_change_password
from accounts.signup import check_upgrade
from uu_service.api.operation import Operation
from uu_service.api.problems import ValidationFailed


class MeEndpoint(APIView):
    @Operation(
        "getMe",
        "Read your account",
        "Who the token or API key stands for.",
        tag="me",
        scope=None,
        answers={200: bodies.Account},
    )
    def get(self, request: Request) -> Response:
        return Response(shows.account(request.user))

    @Operation(
        "updateMe",
        "Change your profile or preferences",
        "Only what is sent is changed. Auto-pass preferences never look at the hand, so using them "
        "tells nothing about it.",
        tag="me",
        body=bodies.AccountChange,
        answers={200: bodies.Account},
        problems=[ValidationFailed],
    )
    def patch(self, request: Request, body: bodies.AccountChange) -> Response:
        account = check_change_profile(
            credential_of(request).account_id,
            display_name=body.display_name,
            language=body.language,
            auto_pass=body.preferences.auto_pass if body.preferences else None,
        )
        return Response(shows.account(account))

    @Operation(
        "deleteMe",
        "Delete your account",
        "At once and for good: name, password, sessions, API keys. Games that you played keep an anonymous seat.",
        tag="me",
        answers={204: None},
    )
    def delete(self, request: Request) -> Response:
        account_id = credential_of(request).account_id
        do_delete_account(account_id, by=account_id)
        return Response(status=204)


class UpgradeEndpoint(APIView):
    @Operation(
        "upgradeGuest",
        "Turn a guest into a user",
        "The account stays the same, with its games, sessions and API keys; from now on it can also sign "
        "in with the username and the password.",
        tag="me",
        body=bodies.Upgrade,
        answers={200: bodies.Account},
        problems=[NotAGuest, UsernameTaken, ValidationFailed],
        once=True,
        throttle="auth",
    )
    def post(self, request: Request, body: bodies.Upgrade) -> Response:
        account = check_upgrade(credential_of(request).account_id, body.username, body.password, body.display_name)
        return Response(shows.account(account))


class PasswordEndpoint(APIView):
    @Operation(
        "changePassword",
        "Change your password",
        "Signs out every other device. API keys stay: remove the ones you do not know.",
        tag="me",
        body=bodies.PasswordChange,
        answers={204: None},
        problems=[GuestHasNoPassword, ValidationFailed],
        once=True,
        throttle="auth",
    )
    def post(self, request: Request, body: bodies.PasswordChange) -> Response:
        mine = credential_of(request)
        check_change_password(mine.account_id, body.current_password, body.new_password, keep_session=mine.id)
        return Response(status=204)
