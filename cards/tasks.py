"""Celery's doors to this room."""

from uuid import UUID

from celery import shared_task

from cards.publishing.gate_child import play_in_a_child


@shared_task(name="cards.play_gate", ignore_result=True)
def play_gate(run_id: str) -> None:
    play_in_a_child(UUID(run_id))
