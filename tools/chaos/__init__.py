"""`make chaos`: random play while random parts are killed; then the log is read for what was lost or done twice."""
