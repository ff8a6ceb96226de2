"""Measurements, each beside its floor in the same run. Never asserted by a test."""
