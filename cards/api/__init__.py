"""Endpoints of card sets and their pictures."""
