"""Tickets that are over are forgotten. Safe twice."""

from datetime import timedelta

from matching import store

ENDED_KEPT = timedelta(days=3)


def forget_tickets() -> int:
    return store.purge(ENDED_KEPT)
