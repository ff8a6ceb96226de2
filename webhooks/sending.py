"""One request to somebody else's server: at most five seconds and 64 kB. Whatever comes of it is a result."""

import base64
import hashlib
import hmac
import http.client
import ssl
from collections.abc import Iterable, Mapping

import msgspec
from django.conf import settings

from uu_service.outgoing.guard import AddressRefused, HostUnknown, UrlRefused, read_url
from uu_service.outgoing.http import Answered, SendingTime, exchange
from webhooks.vocabulary import AttemptOutcome

TOTAL_SECONDS = 5.0
MOST_BYTES = 64 * 1024
KEPT_CHARACTERS = 2000
USER_AGENT = "uu-service-webhooks/1"


class Result(msgspec.Struct, frozen=True):
    """What came of one request."""

    outcome: AttemptOutcome
    milliseconds: int = 0
    status_code: int | None = None
    answer: str = ""


def post(url: str, body: bytes, headers: Mapping[str, str]) -> Result:
    """Send the body. Never raises: whatever the other side does is a result."""
    deadline = SendingTime(TOTAL_SECONDS)
    try:
        answered = exchange(
            "POST",
            read_url(url),
            {"Content-Type": "application/json", "User-Agent": USER_AGENT, **headers},
            deadline,
            allowed=settings.WEBHOOK_ALLOWED_NETWORKS,
            most_bytes=MOST_BYTES,
            body=body,
        )
        found = _result(answered)
    except (AddressRefused, UrlRefused):
        found = Result(AttemptOutcome.ADDRESS_REFUSED)
    except HostUnknown:
        found = Result(AttemptOutcome.HOST_UNKNOWN)
    except TimeoutError:
        found = Result(AttemptOutcome.TIMED_OUT)
    except ssl.SSLCertVerificationError as error:
        found = Result(AttemptOutcome.BAD_CERTIFICATE, answer=error.verify_message)
    except http.client.IncompleteRead:
        found = Result(AttemptOutcome.CUT_OFF)
    except (ConnectionResetError, BrokenPipeError, http.client.RemoteDisconnected, ssl.SSLEOFError):
        found = Result(AttemptOutcome.CUT_OFF)
    except http.client.HTTPException as error:
        found = Result(AttemptOutcome.NOT_HTTP, answer=type(error).__name__)
    except OSError as error:
        found = Result(AttemptOutcome.UNREACHABLE, answer=type(error).__name__)
    except ValueError as error:
        found = Result(AttemptOutcome.NOT_HTTP, answer=type(error).__name__)
    return msgspec.structs.replace(found, milliseconds=deadline.milliseconds())


def _result(answered: Answered) -> Result:
    """The status, and the beginning of what was said."""
    answer = answered.content.decode("utf-8", "replace").replace("\0", "\ufffd")[:KEPT_CHARACTERS]
    if 200 <= answered.status < 300:
        outcome = AttemptOutcome.DELIVERED
    else:
        outcome = AttemptOutcome.REDIRECTED if 300 <= answered.status < 400 else AttemptOutcome.BAD_STATUS
    return Result(outcome, status_code=answered.status, answer=answer)


def signed_headers(message_id: str, timestamp: int, body: bytes, secrets: Iterable[bytes]) -> dict[str, str]:
    """Standard Webhooks: by these the receiver knows that a message is ours, whole and fresh.

    One signature for each live secret: while one replaces the other, both verify.
    """
    return {
        "webhook-id": message_id,
        "webhook-timestamp": str(timestamp),
        "webhook-signature": " ".join(signature(message_id, timestamp, body, secret) for secret in secrets),
    }


def signature(message_id: str, timestamp: int, body: bytes, secret: bytes) -> str:
    content = f"{message_id}.{timestamp}.".encode() + body
    return "v1," + base64.b64encode(hmac.new(secret, content, hashlib.sha256).digest()).decode()
