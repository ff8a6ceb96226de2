"""me: one's own account."""

from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api import bodies, shows
from accounts.api.authentication import credential_of
from accounts.api.guessing import count_guess, forget_guesses
from accounts.api.proving import PROOF_REFUSED, proof_from
from accounts.deletion import check_delete_account
from accounts.problems import NoPassword, NotAGuest, ProofRequired, UsernameTaken
from accounts.profile import WantedPreferences, check_change_profile
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
        answers={200: bodies.AccountShown},
    )
    def get(self, request: Request) -> Response:
        return Response(shows.caller(request))

    @Operation(
        "updateMe",
        "Change your profile or preferences",
        "Only what is sent is changed. Auto-pass preferences never look at the hand, so using them "
        "tells nothing about it.",
        tag="me",
        body=bodies.AccountChange,
        answers={200: bodies.AccountShown},
        problems=[ValidationFailed],
    )
    def patch(self, request: Request, body: bodies.AccountChange) -> Response:
        account = check_change_profile(
            credential_of(request).account_id,
            display_name=body.display_name,
            language=body.language,
            wanted=_wanted(body.preferences or bodies.PreferencesChange()),
        )
        return Response(shows.account(account))

    @Operation(
        "deleteMe",
        "Delete your account",
        "At once and for good: name, address, password, identities, sessions, API keys. Games that you played keep an "
        "anonymous seat. Show in the body who you are, so that a stolen token or a phone left lying about is not "
        "enough: with your password, with a code (`me/email/code`), or with a fresh token of a linked identity. A "
        "guest has none of these and needs none.",
        tag="me",
        body=bodies.Deletion,
        answers={204: None},
        problems=PROOF_REFUSED,
        throttle="auth",  # it tries a password
    )
    def delete(self, request: Request, body: bodies.Deletion) -> Response:
        account_id = credential_of(request).account_id
        count_guess(request, str(account_id))
        check_delete_account(account_id, proof_from(body))
        forget_guesses(request, str(account_id))
        return Response(status=204)


def _wanted(change: bodies.PreferencesChange) -> WantedPreferences:
    return WantedPreferences(change.auto_pass, change.profile, change.avatar)


class UpgradeEndpoint(APIView):
    @Operation(
        "upgradeGuest",
        "Turn a guest into a user",
        "The account stays the same, with its games, sessions and API keys; from now on it can also sign "
        "in with the username and the password. An account without a username that has another way in does this too, "
        "in a session that signed in, or sent `me/proof`, in the last fifteen minutes.",
        tag="me",
        body=bodies.Upgrade,
        answers={200: bodies.AccountShown},
        problems=[NotAGuest, ProofRequired, UsernameTaken, ValidationFailed],
        once=True,
        throttle="auth",
    )
    def post(self, request: Request, body: bodies.Upgrade) -> Response:
        mine = credential_of(request)
        account = check_upgrade(mine.account_id, body.username, body.password, body.display_name, session_id=mine.id)
        return Response(shows.account(account))


class PasswordEndpoint(APIView):
    @Operation(
        "changePassword",
        "Change your password",
        "Signs out every other device. API keys stay: remove the ones you do not know.",
        tag="me",
        body=bodies.PasswordChange,
        answers={204: None},
        problems=[NoPassword, ValidationFailed],
        once=True,
        throttle="auth",
    )
    def post(self, request: Request, body: bodies.PasswordChange) -> Response:
        mine = credential_of(request)
        check_change_password(mine.account_id, body.current_password, body.new_password, keep_session=mine.id)
        return Response(status=204)
