"""Players that see only a seat's view. They answer through the same door as everybody."""
