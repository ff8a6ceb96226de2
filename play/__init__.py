"""The home page and the table in the browser: a client of the public API that the service hands out itself."""
