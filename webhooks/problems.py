"""What the doors of this room refuse, each with its own code."""

from uu_service.api.problems import Complaint, Problem, ValidationFailed


class TooManyWebhooks(Problem):
    code, status = "too_many_webhooks", 409


class WebhookIsDisabled(Problem):
    """Nothing is sent to it: enable it first."""

    code, status = "webhook_is_disabled", 409


class DisabledByStaff(Problem):
    """Its owner cannot enable it."""

    code, status = "disabled_by_staff", 409


def invalid(*complaints: Complaint) -> ValidationFailed:
    return ValidationFailed(errors=complaints, count=len(complaints))
