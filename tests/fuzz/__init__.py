"""Schemathesis against the running service: whatever it invents, no answer may break the contract."""
