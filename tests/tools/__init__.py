"""The tools that checks and tests run are sound themselves."""
