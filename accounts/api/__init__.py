"""The doors of the accounts room: endpoints, authentication, scopes."""
