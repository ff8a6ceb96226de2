"""Who plays with whom: a pure function from those who wait to tables. No Django, no clock, no chance, no I/O."""
