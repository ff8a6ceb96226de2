"""A believable fortnight in a scratch database, to look at the operator's desk: `python -m tools.busy_day FOLDER`.

Never for a database that is in use: it refuses one in production, and one that has a game.
"""
