"""What most people would write first: the state as JSON, the ORM for everything, a row an event. Same rules."""
