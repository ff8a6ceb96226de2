"""What every endpoint shares: problems, bodies, idempotency, throttles, pages, schema."""
