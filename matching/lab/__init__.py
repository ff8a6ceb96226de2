"""Simulated crowds for the matcher: `manage.py matchmaking_lab`. The same seed gives the same tables."""
