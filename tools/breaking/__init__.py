"""The gate of the contract: every breaking change against docs/api/released.yaml must be named in CHANGELOG.md."""
