"""The words that rows keep and answers show: why, how it stands, what came of it. Their names are the schema's."""

from django.db.models import TextChoices

from shapes.components import open_set


@open_set
class DisabledReason(TextChoices):
    """`owner`: you; `failing`: nothing got through for a day; `gone`: it answered 410; `staff`: ask the operator."""

    OWNER = "owner"
    FAILING = "failing"
    GONE = "gone"
    STAFF = "staff"


class DeliveryStatus(TextChoices):
    """`pending` is tried (again); `failed` was given up."""

    PENDING = "pending"
    DELIVERED = "delivered"
    FAILED = "failed"


@open_set
class AttemptOutcome(TextChoices):
    """What came of one request to your server."""

    DELIVERED = "delivered"
    BAD_STATUS = "bad_status"
    REDIRECTED = "redirected"
    ADDRESS_REFUSED = "address_refused"
    HOST_UNKNOWN = "host_unknown"
    UNREACHABLE = "unreachable"
    BAD_CERTIFICATE = "bad_certificate"
    TIMED_OUT = "timed_out"
    CUT_OFF = "cut_off"
    NOT_HTTP = "not_http"
    NOT_SIGNED = "not_signed"
