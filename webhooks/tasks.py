"""Celery's door to this room. Safe twice."""

from celery import current_app, shared_task

from webhooks.dispatcher import deliver as run_dispatcher


@shared_task(name="webhooks.deliver")
def deliver() -> None:
    if run_dispatcher():
        current_app.send_task("webhooks.deliver", retry=False)
