"""The endpoints of quick play."""
