"""One step of a game: where it stands and an action or a time become where it stands then. No database, no clock."""
