"""A set as a file: reading what was uploaded, writing it, and the one form that a hash is taken of."""
