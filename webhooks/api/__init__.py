"""Endpoints of this room."""
