"""me/email, auth/email and auth/recovery: an e-mail address, and how it leads back into its account."""

from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api import bodies, shows
from accounts.api.authentication import LenientBearerAuthentication, credential_if_any, credential_of
from accounts.api.guessing import count_mail
from accounts.api.signing_in import TO_ITS_SESSION, OpenEndpoint, device_of, spoken
from accounts.codes import GivenCode
from accounts.emails import check_ask_for_email, check_confirm_email, check_remove_email
from accounts.problems import AccountBanned, CodeRefused, EmailTaken, LastWayIn, MailOff, NoEmail, ProofRequired
from accounts.recovery import check_ask_for_recovery, check_recover
from uu_service.api.operation import Operation
from uu_service.api.problems import ValidationFailed


class EmailEndpoint(APIView):
    @Operation(
        "changeEmail",
        "Ask for an e-mail address",
        "Mails a code to it. The address is yours once you have sent the code to `auth/email/confirm`; until then "
        "nothing changes. The answer is the same for every address, known or not. An account that has a way in "
        "needs a session that signed in, or sent `me/proof`, in the last fifteen minutes.",
        tag="me",
        body=bodies.EmailChange,
        answers={202: bodies.CodeMailed},
        problems=[ProofRequired, MailOff, ValidationFailed],
        once=True,
        throttle="mail",
    )
    def post(self, request: Request, body: bodies.EmailChange) -> Response:
        mine = credential_of(request)
        count_mail(request, body.email)
        code = check_ask_for_email(mine.account_id, mine.id, body.email, spoken())
        return Response(shows.code_mailed(code), status=202)

    @Operation(
        "removeEmail",
        "Remove your e-mail address",
        "The service sends a last mail to the address. It refuses to remove the last way into the account, and asks "
        "for the same proof as `changeEmail`.",
        tag="me",
        answers={204: None},
        problems=[NoEmail, LastWayIn, ProofRequired],
    )
    def delete(self, request: Request) -> Response:
        mine = credential_of(request)
        check_remove_email(mine.account_id, mine.id)
        return Response(status=204)


class EmailConfirmationEndpoint(APIView):
    """The code is enough, without a token: people may read the mail on another device."""

    authentication_classes = (LenientBearerAuthentication,)
    permission_classes = (AllowAny,)

    @Operation(
        "confirmEmail",
        "Confirm an e-mail address with its code",
        "After this you can recover the account by mail to this address; the service sends a notice to the former "
        "address. Sent with the token of that account, the code also proves who you are, as `me/proof` does. A code "
        "works once, within fifteen minutes and five tries.",
        tag="auth",
        body=bodies.CodeFromMail,
        answers={204: None},
        problems=[CodeRefused, EmailTaken, AccountBanned, ValidationFailed],
        throttle="auth",
    )
    def post(self, request: Request, body: bodies.CodeFromMail) -> Response:
        check_confirm_email(GivenCode(body.id, body.code), credential_if_any(request))
        return Response(status=204)


class RecoveryEndpoint(OpenEndpoint):
    @Operation(
        "requestRecovery",
        "Ask for a way back into an account",
        "If an account has this address, a code is mailed to it. The answer is the same, and takes as long, for an "
        "address that nobody has.",
        tag="auth",
        body=bodies.Recovery,
        answers={202: bodies.CodeMailed},
        problems=[MailOff, ValidationFailed],
        throttle="mail",
    )
    def post(self, request: Request, body: bodies.Recovery) -> Response:
        count_mail(request, body.email)
        return Response(shows.code_mailed(check_ask_for_recovery(body.email, spoken())), status=202)


class RecoveryConfirmationEndpoint(OpenEndpoint):
    @Operation(
        "confirmRecovery",
        "Get back in with a code",
        "Signs this device in. With `new_password` the account has that password from now on, and every other device "
        "is signed out; API keys stay. A code is good for fifteen minutes, five tries and one use.",
        tag="auth",
        body=bodies.RecoveryConfirmation,
        answers={200: bodies.SignedIn},
        problems=[CodeRefused, AccountBanned, ValidationFailed],
        throttle="auth",
        links=[TO_ITS_SESSION],
    )
    def post(self, request: Request, body: bodies.RecoveryConfirmation) -> Response:
        device = device_of(request, body.device_name)
        return Response(shows.signed_in(check_recover(GivenCode(body.id, body.code), body.new_password, device)))
