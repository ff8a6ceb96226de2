"""Requests to other people's servers: where they may go, and how long and large they may get."""
