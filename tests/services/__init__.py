"""The service on real PostgreSQL, Redis and Celery processes, started here and stopped whatever happens."""
