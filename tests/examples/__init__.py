"""The examples run."""
