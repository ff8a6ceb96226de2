"""Celery's doors to this room."""

from uuid import UUID

from celery import shared_task

from cards.balance.child import play_reports
from cards.publishing.gate_child import play_gate_run


@shared_task(name="cards.play_gate", ignore_result=True)
def play_gate(run_id: str) -> None:
    play_gate_run(UUID(run_id))


@shared_task(name="cards.play_balance", ignore_result=True)
def play_balance() -> None:
    play_reports()
