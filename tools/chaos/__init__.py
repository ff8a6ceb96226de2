"""Trials of one thing that goes wrong under play: a hang, a failover, an upgrade. `make chaos` mixes such things."""
