"""me/proof and me/email/code: showing again who one is. Also how a proof is read from a body."""

from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.api import bodies, shows
from accounts.api.authentication import credential_of
from accounts.api.guessing import count_guess, count_mail, forget_guesses
from accounts.codes import GivenCode, Purpose
from accounts.emails import check_mail_proof
from accounts.identity_tokens import GivenToken
from accounts.problems import CodeRefused, IdentityTokenRefused, IssuerUnavailable, MailOff, NoEmail, ProofRequired
from accounts.proofs import GivenProof, check_prove_session
from accounts.selectors import address_of_account
from uu_service.api.operation import Operation
from uu_service.api.problems import ValidationFailed

PROOF_REFUSED = [ProofRequired, CodeRefused, IdentityTokenRefused, IssuerUnavailable, ValidationFailed]


def proof_from(body: bodies.Proof) -> GivenProof:
    return GivenProof(
        password=body.password,
        code=GivenCode(body.code.id, body.code.code) if body.code else None,
        identity=token_from(body.identity, "/identity") if body.identity else None,
    )


def token_from(body: bodies.IdentityToken, at: str = "") -> GivenToken:
    return GivenToken(body.issuer, body.token, body.nonce, at)


class ProofEndpoint(APIView):
    @Operation(
        "proveSession",
        "Show again who you are",
        "For fifteen minutes this session may then change the ways into the account: address, identities, a first "
        "password. Signing in, and confirming an address, do the same.",
        tag="me",
        body=bodies.Proof,
        answers={204: None},
        problems=PROOF_REFUSED,
        throttle="auth",
    )
    def post(self, request: Request, body: bodies.Proof) -> Response:
        mine = credential_of(request)
        count_guess(request, str(mine.account_id))
        check_prove_session(mine.account_id, mine.id, proof_from(body))
        forget_guesses(request, str(mine.account_id))
        return Response(status=204)


class CodeEndpoint(APIView):
    @Operation(
        "mailCode",
        "Have a code mailed to your address",
        "With it you show who you are, for the one purpose that you name. It is good for fifteen minutes, five tries "
        "and one use.",
        tag="me",
        body=bodies.CodeRequest,
        answers={202: bodies.CodeMailed},
        problems=[NoEmail, MailOff, ValidationFailed],
        once=True,
        throttle="mail",
    )
    def post(self, request: Request, body: bodies.CodeRequest) -> Response:
        account_id = credential_of(request).account_id
        count_mail(request, address_of_account(account_id) or str(account_id))
        return Response(shows.code_mailed(check_mail_proof(account_id, Purpose(body.purpose))), status=202)
