"""Django's PostgreSQL, with prepared statements where we ask for them and a health check that costs no round trip."""
