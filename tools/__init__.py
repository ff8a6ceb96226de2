"""Small tools for whoever works on the service; none of them runs in production."""
