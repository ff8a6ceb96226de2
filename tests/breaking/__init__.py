"""The gate for breaking changes: what it calls breaking, and what it asks of the changelog."""
