"""Training of Origins, at tables and alone."""
