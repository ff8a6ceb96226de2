"""What checks, repeats, breaks and measures a checkout. No part of the service, and no test of its own."""
